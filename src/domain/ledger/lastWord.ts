import { microsOf } from './instant.ts';
import type { GradeRule } from './judged.ts';
import { brokenAt, seqText } from './standing.ts';

/** An instant of the database, to the millisecond to which payloads tell theirs. */
const millisecond = (micros: number): number => Math.floor(micros / 1000);

/**
 * Of picks the last prediction before the earliest start counts, of an edge the first line that showed it; and in that line the
 * first bet of its kind. Neither was said after the result was told.
 */
export const lastWord: GradeRule = ({ seq, facts, ruled, line, start }) => {
  const { graded } = facts;
  if (!graded) return undefined;
  const not = (text: string) => brokenAt('not the last word', seq, text);
  const { contest, bets } = line;
  const before = microsOf(start);
  const counting = graded.isEdge
    ? contest.firstEdges(graded.asked, before)
    : contest.lastPrediction(before);
  if (counting?.seq !== line.seq) {
    const which = counting ? `line ${seqText(counting.seq)} counts` : 'none counts';
    return not(`It grades line ${seqText(line.seq)}, but before the start at ${start} ${which}.`);
  }
  if (!line.counts) return not(`Line ${seqText(line.seq)} says itself that it does not count.`);
  if (bets.indexOf(`\n${graded.bet}\n`) !== bets.indexOf(`\n${graded.asked}`)) {
    return not(`Line ${seqText(line.seq)} names another bet of this kind first.`);
  }
  const { toldAt } = ruled;
  if (toldAt === null || millisecond(line.at) <= millisecond(microsOf(toldAt))) return undefined;
  return not(`Line ${seqText(line.seq)} was recorded after the result was told, at ${toldAt}.`);
};
