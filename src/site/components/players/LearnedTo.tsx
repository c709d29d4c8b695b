import { fullDate } from '#domain/time/time.ts';

interface Props {
  /** Eastern day, YYYY-MM-DD; undefined before the first lines. */
  readonly learnedTo: string | undefined;
}

/** The last game that the lines know of: what came after it is a gap of ours. */
export const LearnedTo = ({ learnedTo }: Props) =>
  learnedTo === undefined ? null : (
    <>
      Learned from box scores up to <time dateTime={learnedTo}>{fullDate(learnedTo)}</time>.{' '}
    </>
  );
