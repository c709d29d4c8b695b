import { expect, test } from 'vitest';
import { pool } from '#engine/market/pool.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { anchored } from './anchored.ts';
import type { BacktestAnswer, BacktestQuestion } from './types.ts';

/** Games of seasons 2020–2023 whose results follow half the model, half the close. */
function answers(): BacktestAnswer[] {
  const generator = sfc32(5);
  return Array.from({ length: 2000 }, (_, index) => {
    const c = 0.1 + 0.8 * uniform(generator);
    const o = 0.1 + 0.8 * uniform(generator);
    const [p = 0] = pool([c, 1 - c], [o, 1 - o], { close: 0.5, own: 0.5 });
    const home = uniform(generator) < p ? 1 : 0;
    return {
      season: 2020 + Math.floor(index / 500),
      cluster: `${index}`,
      happened: [home, 1 - home],
      said: { own: [o, 1 - o], close: [c, 1 - c] },
    };
  });
}

const question = (
  all: readonly BacktestAnswer[],
  outcomes: BacktestQuestion['outcomes'] = ['home', 'away'],
) => ({
  name: 'win',
  outcomes,
  ordered: false,
  answers: all,
});

test('every answer with own and close gets the pool of its season', () => {
  const { question: asked, pools } = anchored(question(answers()), [2022, 2023]);
  expect([...pools.keys()]).toEqual([2022, 2023]);
  const last = asked.answers.at(-1);
  const weights = pools.get(2023) ?? { close: Number.NaN, own: Number.NaN };
  expect(weights.own).toBeGreaterThan(0.3);
  expect(last?.said.published).toEqual(pool(last?.said.close ?? [], last?.said.own ?? [], weights));
  expect(asked.answers[0]?.said.published).toBeUndefined();
});

test("a season's weights do not know its own results nor later ones", () => {
  const all = answers();
  const corrupted = all.map((answer) =>
    answer.season >= 2022 ? { ...answer, happened: [...answer.happened].reverse() } : answer,
  );
  const weights = (list: readonly BacktestAnswer[]) =>
    anchored(question(list), [2022]).pools.get(2022);
  expect(weights(corrupted)).toEqual(weights(all));
  const earlier = all.map((answer) =>
    answer.season === 2020 ? { ...answer, happened: [...answer.happened].reverse() } : answer,
  );
  expect(weights(earlier)).not.toEqual(weights(all));
});

test('earlier answers walked for the season take the place of the reported ones', () => {
  const all = answers();
  const asked = question(all.filter(({ season }) => season === 2023));
  expect(anchored(asked, [2023]).pools.get(2023)).toEqual({ close: 1, own: 0 });
  const earlier = [{ before: 2023, answers: all.filter(({ season }) => season < 2023) }];
  const { pools } = anchored({ ...asked, earlier }, [2023]);
  expect(pools.get(2023)).toEqual(anchored(question(all), [2023]).pools.get(2023));
});

test('a field, and a question without a close, stay as they are', () => {
  const field = question(
    [{ season: 2023, cluster: 'race', happened: [1], said: { own: [0.2], close: [0.3] } }],
    'field',
  );
  expect(anchored(field, [2023]).question).toBe(field);
  const none = question([
    { season: 2023, cluster: 'day', happened: [1, 0], said: { own: [0.6, 0.4] } },
  ]);
  expect(anchored(none, [2023]).question.answers).toEqual(none.answers);
  expect(anchored(none, [2023]).pools.size).toBe(0);
});
