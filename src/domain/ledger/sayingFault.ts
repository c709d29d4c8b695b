import { gradeFault } from './gradeFault.ts';
import type { LedgerLine } from './line.ts';
import type { PayloadFacts } from './payload.ts';
import { referenceText } from './reference.ts';
import type { LedgerContents } from './said.ts';
import { brokenAt, type CheckFindings } from './standing.ts';

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
    return brokenAt('inserted late', seq, text);
  }
  if (!isBeforeStart(kind)) return undefined;
  if (!reference || start === undefined) {
    return brokenAt('malformed', seq, 'It does not say what it is about, or when that starts.');
  }
  if (appendedAt < start) return undefined;
  const text = `It was recorded at ${appendedAt}, but the start was at ${start}.`;
  return brokenAt('inserted late', seq, text);
}

/** A rule about the content of lines of one kind, given everything that lines before it say. */
type ContentRule = (
  seq: number,
  facts: PayloadFacts,
  said: LedgerContents,
) => CheckFindings | undefined;

/** A prediction's number is of one game or part for ever. */
const ownNumber: ContentRule = (seq, { reference }, said) => {
  if (!reference || said.takes(reference)) return undefined;
  const text = `It is ${referenceText(reference)}, but an earlier line gives that number to another.`;
  return brokenAt('number used twice', seq, text);
};

/** Whoever says two games with the same sides within a day says that they are two. */
const sameSides: ContentRule = (seq, facts, said) => {
  if (!said.isRuled) return undefined;
  const [other] = said.unsaidSameSides(facts).toSorted((a, b) => a - b);
  if (other === undefined) return undefined;
  const text = `Its two sides also meet in ${facts.reference?.of} ${other} within a day, which it does not say.`;
  return brokenAt('same sides twice', seq, text);
};

/** Edges are of a prediction that an earlier line says. */
const ofPrediction: ContentRule = (seq, { reference }, said) => {
  if (!reference || said.has(reference)) return undefined;
  const text = `It is about ${referenceText(reference)}, which is on no earlier line.`;
  return brokenAt('edges without prediction', seq, text);
};

const remembered: ContentRule = (seq, facts, said) => {
  said.add(seq, facts);
  return undefined;
};

/** A grade is of a pick or an edge. */
const basis: ContentRule = (seq, { graded }) =>
  graded?.basis === 'pick' || graded?.basis === 'edge'
    ? undefined
    : brokenAt('malformed', seq, 'It grades neither a pick nor an edge.');

/** A grade points to what it grades, on an earlier line. */
const ofLine: ContentRule = (seq, facts, said) => {
  const why = said.whyNot(facts);
  return why === undefined ? undefined : brokenAt('grade without prediction', seq, why);
};

const gradedOnce: ContentRule = (seq, facts, said) =>
  said.gradesFirst(facts)
    ? undefined
    : brokenAt('graded twice', seq, 'An earlier line grades the same bet by the same result.');

/** A day's season odds are said once, and so is a season's end. */
const seasonOnce: ContentRule = (seq, { once }, said) => {
  if (once === undefined)
    return brokenAt('malformed', seq, 'It does not say which season it is about.');
  if (said.saysFirst(once)) return undefined;
  return brokenAt('said twice', seq, 'An earlier line says it of the same season.');
};

/** The rules of each kind, in the order in which they are looked at. Kinds that nobody knows have none. */
const RULES: ReadonlyMap<string, readonly ContentRule[]> = new Map([
  ['prediction', [ownNumber, sameSides, remembered]],
  ['edges', [ofPrediction, remembered]],
  ['grade', [basis, ofLine, gradeFault, gradedOnce]],
  ['season', [seasonOnce]],
  ['seasongrade', [seasonOnce]],
]);

/** The first rule about its content that a line breaks. */
export function contentFault(
  { seq, kind }: LedgerLine,
  facts: PayloadFacts,
  said: LedgerContents,
): CheckFindings | undefined {
  for (const rule of RULES.get(kind) ?? []) {
    const fault = rule(seq, facts, said);
    if (fault) return fault;
  }
  return undefined;
}
