import { renderAnswers } from '#slate/answers/render.ts';
import type { OnBreach, RenderedSlate } from '#slate/answers/rendering.ts';
import type { Store } from '#slate/store.ts';

export type AnswerStore = Pick<Store, 'readEdition' | 'readAnswerKeys' | 'readAnswer'>;

const RUN = 1;

/** A store in which this slate is published, with the answers that a refresh renders. */
export function renderedStore(
  slate: Partial<RenderedSlate> & Pick<RenderedSlate, 'asOf'>,
  refused: OnBreach = () => {},
): AnswerStore {
  const answers = renderAnswers(
    {
      contentHash: 'a'.repeat(64),
      games: [],
      events: [],
      record: { graded: 0, wins: 0, losses: 0, staked: 0, units: 0 },
      ...slate,
    },
    refused,
  );
  return {
    readEdition: async () => ({ run: RUN, version: 0, asOf: slate.asOf }),
    readAnswerKeys: async () => [...answers.keys()],
    readAnswer: async (_run, key) => {
      const answer = answers.get(key);
      return answer && JSON.stringify(answer);
    },
  };
}
