import { joinedAnswers, quarantinedAnswer } from '../eventAnswer.ts';
import type { EventAnswer } from '../eventSource.ts';
import { SourceError } from '../source.ts';

/** A feed's answer, or why there is none. */
export type Tried<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SourceError };

/** Requests a feed whose failure others may compensate. Errors other than SourceErrors pass through. */
export async function triedAsk<T>(ask: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof SourceError) return { ok: false, error };
    throw error;
  }
}

/** One of several requests that form an answer, and its name if it fails. */
export interface AskOne {
  readonly item: string;
  readonly answer: () => Promise<EventAnswer>;
}

/** The result of a failed request. */
export const failedAnswer = (item: string, { message }: SourceError): EventAnswer => ({
  ...quarantinedAnswer(item, message),
  incomplete: true,
});

/** Concurrent requests: a feed that hangs costs its timeout once for all of them. */
const AT_ONCE = 3;

/**
 * The answers of several requests in order, a few at a time. A failed one is quarantined by its name; rejects with the first
 * SourceError if all fail. Other errors pass through.
 */
export async function askAll(asks: readonly AskOne[]): Promise<EventAnswer> {
  const answers: EventAnswer[] = [];
  const errors: SourceError[] = [];
  for (let at = 0; at < asks.length; at += AT_ONCE) {
    const group = asks.slice(at, at + AT_ONCE);
    const told = await Promise.all(group.map(({ answer }) => triedAsk(answer)));
    for (const [index, one] of told.entries()) {
      if (!one.ok) errors.push(one.error);
      if (one.ok) answers.push(one.value);
      else answers.push(failedAnswer(group[index]?.item ?? '', one.error));
    }
  }
  if (errors[0] && errors.length === asks.length) throw errors[0];
  return joinedAnswers(answers);
}
