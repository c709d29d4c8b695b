import type { EventAnswer } from '../eventSource.ts';
import { SourceError } from '../source.ts';
import { joined, left } from './answer.ts';

/** One request of several that make an answer, and what to call it where it fails. */
export interface Ask {
  readonly item: string;
  readonly answer: () => Promise<EventAnswer>;
}

/**
 * The answers of several requests, asked one after the other. One that fails is quarantined by its name; rejects with
 * the first SourceError where all of them fail. Other errors pass through.
 */
export async function askAll(asks: readonly Ask[]): Promise<EventAnswer> {
  const answers: EventAnswer[] = [];
  const errors: SourceError[] = [];
  for (const { item, answer } of asks) {
    try {
      answers.push(await answer());
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      errors.push(error);
      answers.push(left(item, error.message));
    }
  }
  if (errors[0] && errors.length === asks.length) throw errors[0];
  return joined(answers);
}
