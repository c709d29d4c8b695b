import { utcText } from '#domain/operation/timeText.ts';

interface Props {
  /** ISO 8601; where it is not known a dash stands. */
  readonly at: string | undefined;
  readonly now: Date;
}

/** A time of the status page, in UTC. */
export const UtcTime = ({ at, now }: Props) =>
  at === undefined ? <>–</> : <time dateTime={at}>{utcText(at, now)}</time>;
