import { closeFault } from './close/closeFault.ts';
import { microsOf } from './instant.ts';
import type { GradeRule } from './judged.ts';
import { lastWord } from './lastWord.ts';
import type { PayloadFacts } from './payload.ts';
import { namesRule, RULE, ruledOf } from './ruled.ts';
import type { LedgerContents } from './said.ts';
import { settlement } from './settlement.ts';
import { brokenAt, type CheckFindings } from './standing.ts';

const MICROS_PER_DAY = 86_400_000_000;
/** What was never told is void after fourteen days; a start of which only the day is known may be anywhere in its day. */
const UNTOLD_DAYS = 13;

/** No grade names a later start than a line before it. */
const laterStart: GradeRule = ({ seq, facts, ruled, said }) => {
  const told = facts.reference && said.starts.earliest(facts.reference);
  if (told === undefined || ruled.startTime <= told) return undefined;
  const text = `It names ${ruled.startTime} as the start, but an earlier line told ${told}.`;
  return brokenAt('later start', seq, text);
};

/** Nothing is graded before it starts, and what was never told only two weeks later. */
const gradedEarly: GradeRule = ({ seq, facts, ruled, start }) => {
  const since = microsOf(facts.appendedAt) - microsOf(start);
  if (since < 0) {
    return brokenAt('graded early', seq, `It was recorded before the start at ${start}.`);
  }
  if (ruled.toldAt !== null || since >= UNTOLD_DAYS * MICROS_PER_DAY) return undefined;
  const text = 'It says that no result was ever told, less than two weeks after the start.';
  return brokenAt('graded early', seq, text);
};

const RULES: readonly GradeRule[] = [laterStart, gradedEarly, lastWord, settlement, closeFault];

const earlier = (one: string, other: string | undefined): string =>
  other !== undefined && other < one ? other : one;

/** What is wrong with a grade by the published settlement; older grades, which name none, only point to what they grade. */
export function gradeFault(
  seq: number,
  facts: PayloadFacts,
  said: LedgerContents,
): CheckFindings | undefined {
  const { payload, graded, reference } = facts;
  if (!namesRule(payload)) {
    const text = 'An earlier grade names the settlement that it follows; this one does not.';
    return said.isRuled ? brokenAt('grade without rule', seq, text) : undefined;
  }
  if (payload.rule !== RULE) {
    const text = `It follows settlement ${JSON.stringify(payload.rule)}, and only ${RULE} is published.`;
    return brokenAt('unknown rule', seq, text);
  }
  const ruled = ruledOf(payload);
  const line = said.graded(facts);
  if (!ruled || !line || !reference) {
    return brokenAt(
      'malformed',
      seq,
      'It does not say when it started, or who told the result when.',
    );
  }
  if (graded?.isEdge && line.contest.isSample(line.predictionId)) {
    return brokenAt('grade without prediction', seq, 'It grades an edge of the sample slate.');
  }
  const told = said.starts.earliest(reference);
  const start = earlier(ruled.startTime, told);
  const judged = { seq, facts, ruled, said, line, start };
  for (const rule of RULES) {
    const fault = rule(judged);
    if (fault) return fault;
  }
  said.isRuled = true;
  return undefined;
}
