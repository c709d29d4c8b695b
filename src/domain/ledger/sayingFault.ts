import type { LedgerLine } from './line.ts';
import type { PayloadFacts } from './payload.ts';
import { referenceText } from './reference.ts';
import type { LedgerContents } from './said.ts';
import { isOfSeason } from './seasonSaid.ts';
import { type CheckFindings, found } from './standing.ts';

/** Whether lines of a kind must be written before their contest begins. */
const isBeforeStart = (kind: string): boolean => kind === 'prediction' || kind === 'edges';

/** The fault of a line's own time: in a day already over, or after the start of its contest. */
export function timeFault(
  { seq, kind }: LedgerLine,
  { appendedAt, start, reference }: PayloadFacts,
  closedDay: string,
): CheckFindings | undefined {
  if (closedDay !== '' && appendedAt.slice(0, 10) <= closedDay) {
    const text = `It says ${appendedAt}, but the seal of ${closedDay} was already published.`;
    return found('inserted late', seq, text);
  }
  if (!isBeforeStart(kind)) return undefined;
  if (!reference || start === undefined) {
    return found('malformed', seq, 'It does not say what it is about, or when that starts.');
  }
  if (appendedAt < start) return undefined;
  const text = `It was recorded at ${appendedAt}, but the start was at ${start}.`;
  return found('inserted late', seq, text);
}

/**
 * The fault of a line's reference. Predictions and edges are added; edges and grades must refer to an earlier line; lines about a
 * season are said once; other kinds refer to nothing.
 */
export function referenceFault(
  { seq, kind }: LedgerLine,
  facts: PayloadFacts,
  said: LedgerContents,
): CheckFindings | undefined {
  const { reference } = facts;
  if (kind === 'prediction' && reference && !said.takes(reference)) {
    const text = `It is ${referenceText(reference)}, but an earlier line gives that number to another.`;
    return found('number used twice', seq, text);
  }
  if (kind === 'edges' && reference && !said.has(reference)) {
    const text = `It is about ${referenceText(reference)}, which is on no earlier line.`;
    return found('edges without prediction', seq, text);
  }
  if (isBeforeStart(kind)) said.add(seq, facts);
  if (isOfSeason(kind)) return seasonFault(seq, facts, said);
  if (kind !== 'grade') return undefined;
  const why = said.whyNot(facts);
  if (why !== undefined) return found('grade without prediction', seq, why);
  if (said.gradesFirst(facts)) return undefined;
  return found('graded twice', seq, 'An earlier line grades the same bet by the same result.');
}

/** A day's season odds are said once, and so is a season's end. */
function seasonFault(
  seq: number,
  { once }: PayloadFacts,
  said: LedgerContents,
): CheckFindings | undefined {
  if (once === undefined)
    return found('malformed', seq, 'It does not say which season it is about.');
  if (said.saysFirst(once)) return undefined;
  return found('said twice', seq, 'An earlier line says it of the same season.');
}
