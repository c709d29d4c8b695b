import type { FeedMemory, FeedState, KeptAnswer } from '#domain/operation/feedMemory.ts';

/** What the store keeps of feeds, in this process. */
export interface TestMemory extends FeedMemory {
  readonly states: Map<string, FeedState>;
  readonly answers: Map<string, KeptAnswer>;
}

export function testMemory(): TestMemory {
  const states = new Map<string, FeedState>();
  const answers = new Map<string, KeptAnswer>();
  return {
    states,
    answers,
    readFeedStates: async () => [...states.values()],
    readValidators: async () => new Map(answers),
    noteFeed: async (state) => void states.set(state.feed, state),
    keepFeedAnswer: async (answer) => void answers.set(answer.address, answer),
    takeFeedAnswer: async (address) => answers.get(address)?.body,
  };
}
