import { expect, test } from 'vitest';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { isPredictedMatch, type PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { matchMeta } from './matchMeta.ts';

function predicted(change: object = {}): PredictedMatch {
  const match = { ...EXAMPLE_MATCH, ...change };
  if (!isPredictedMatch(match)) throw new Error('The example has no prediction');
  return match;
}

function titleOf(match: PredictedMatch, ...others: readonly PredictedMatch[]): string {
  const made = tennisPrediction(match);
  if (!made) throw new Error('The example has no prediction');
  return matchMeta(match, made, [match, ...others]).title;
}

test('no two matches have one title: of the same surnames each says initials and day', () => {
  const match = predicted();
  const brothers = predicted({ id: 3, a: { name: 'Kim Clay' }, b: { name: 'Lou Dirt' } });
  expect(titleOf(match)).toBe('Clay vs. Dirt: odds and sets, 70–30 | Simcast');
  const titles = [titleOf(match, brothers), titleOf(brothers, match)];
  expect(titles[0]).toBe('C. Clay vs. D. Dirt, Nov 21: odds and sets, 70–30 | Simcast');
  expect(new Set(titles).size).toBe(2);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(65);
});

test('one match that feeds have twice has two pages with two titles', () => {
  const [one, two] = [predicted(), predicted({ id: 4 })];
  expect(titleOf(one, two)).toContain(`, match ${one.id}: `);
  expect(titleOf(two, one)).toContain(', match 4: ');
});
