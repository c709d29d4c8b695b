import type { ProbeVerdict } from '#domain/operation/probe.ts';
import { counted } from '#domain/words/counted.ts';
import type { Got } from './askOnce.ts';
import type { CountOf, ExpectedAnswer } from './probeAsk.ts';

/** "1 event", "25 events" */
export const itemCount = (count: number, item: string): string => counted(count, item);

/** What we expect, in words. */
export function expectedText(expects: ExpectedAnswer): string {
  if (expects.kind === 'refused') return `refused with ${expects.status}`;
  if (expects.kind === 'beginning') return expects.words;
  const { least, most, item } = expects;
  if (most !== undefined) return `up to ${itemCount(most, item)}`;
  return least > 0
    ? `at least ${itemCount(least, item)}`
    : `a list of ${item}s, which may be empty`;
}

const statusText = (status: number): string =>
  status >= 400 && status < 500 ? `refused with ${status}` : `status ${status}`;

/** Our own description of what came instead of data, because a feed's text may contain anything. */
function otherText({ text, whole }: Extract<Got, { kind: 'answer' }>): string {
  if (/^\s*</.test(text)) return 'a page instead of data';
  return whole ? 'data of another shape' : 'more data than we read';
}

/** Items of an answer; undefined if it is not JSON or has another shape. */
export function countInText(text: string, of: CountOf): number | undefined {
  try {
    return of(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** How the text for an unreachable feed begins. */
export const NO_ANSWER = 'no answer';

export interface ProbeJudgment {
  readonly answered: string;
  readonly verdict: ProbeVerdict;
}

/** A feed that asks for a pause: its answers cannot be judged. */
const BUSY: ProbeJudgment = { answered: 'asked us to wait', verdict: 'unasked' };

function judgeList(
  got: Extract<Got, { kind: 'answer' }>,
  expects: Extract<ExpectedAnswer, { kind: 'list' }>,
  count = countInText(got.text, expects.of),
): ProbeJudgment {
  if (count === undefined) return { answered: otherText(got), verdict: 'changed' };
  const answered = itemCount(count, expects.item);
  if (count < expects.least) return { answered, verdict: 'changed' };
  return { answered, verdict: count > (expects.most ?? count) ? 'better' : 'same' };
}

/**
 * Compares an answer with the expectation.
 * @param count of the items, if more than this answer was needed to find it
 */
export function judge(expects: ExpectedAnswer, got: Got, count?: number): ProbeJudgment {
  if (got.kind === 'silence') return { answered: `${NO_ANSWER}: ${got.why}`, verdict: 'changed' };
  const { status, text } = got;
  if (status === 429) return BUSY;
  if (expects.kind === 'refused') {
    if (status >= 400) return { answered: statusText(status), verdict: 'same' };
    const found = status === 200 ? countInText(text, expects.of) : undefined;
    return found === undefined
      ? { answered: otherText(got), verdict: 'same' }
      : { answered: `answered again, with ${itemCount(found, 'item')}`, verdict: 'better' };
  }
  if (status !== 200) return { answered: statusText(status), verdict: 'changed' };
  if (expects.kind === 'list') return judgeList(got, expects, count);
  return expects.with.test(text)
    ? { answered: expects.words, verdict: 'same' }
    : { answered: otherText(got), verdict: 'changed' };
}
