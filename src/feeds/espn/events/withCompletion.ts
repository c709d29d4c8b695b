import { joinedAnswers } from '../../eventAnswer.ts';
import type { EventAnswer } from '../../eventSource.ts';
import type { AskOne } from '../../reading/askAll.ts';

/**
 * Adds further requests' facts to a scoreboard's events. Never rejects: a failure is quarantined and loses only its own facts.
 */
export type Completing = (events: EventAnswer['events']) => Promise<EventAnswer>;

/** A scoreboard whose events are completed from other addresses of the feed. */
export const withCompletion = ({ item, answer }: AskOne, complete: Completing): AskOne => ({
  item,
  answer: async () => {
    const { events, ...rest } = await answer();
    return joinedAnswers([{ ...rest, events: [] }, await complete(events)]);
  },
});
