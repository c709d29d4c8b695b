import { utcText } from '#domain/operation/timeText.ts';

interface Props {
  /** ISO 8601; a dash is shown if unknown. */
  readonly at: string | undefined;
  readonly now: Date;
}

/** A time of the status page, in UTC. */
export const UtcTime = ({ at, now }: Props) =>
  at === undefined ? <>–</> : <time dateTime={at}>{utcText(at, now)}</time>;
