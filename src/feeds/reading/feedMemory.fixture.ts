import type { FeedMemory, FeedState, KeptAnswer } from '#domain/operation/feedMemory.ts';
import type { FeedPart } from '#domain/operation/state.ts';

/** The store's memory of feeds, in this process. */
export interface TestMemory extends FeedMemory {
  readonly states: Map<string, FeedState>;
  /** By feed and part, only those with something to note. */
  readonly parts: Map<string, FeedPart>;
  readonly answers: Map<string, KeptAnswer>;
}

export function testMemory(): TestMemory {
  const states = new Map<string, FeedState>();
  const parts = new Map<string, FeedPart>();
  const answers = new Map<string, KeptAnswer>();
  return {
    states,
    parts,
    answers,
    readFeedStates: async () => [...states.values()],
    readFeedParts: async () => [...parts.values()],
    noteFeedPart: async (part) => {
      const key = `${part.feed} ${part.part}`;
      if (part.refused === undefined && part.form === undefined) parts.delete(key);
      else parts.set(key, part);
    },
    readValidators: async () => new Map(answers),
    noteFeed: async (state) => void states.set(state.feed, state),
    keepFeedAnswers: async (kept) => {
      for (const answer of kept) answers.set(answer.address, answer);
    },
    takeFeedAnswer: async (address) => answers.get(address)?.body,
  };
}
