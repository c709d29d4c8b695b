import { expect, test } from 'vitest';
import { mean } from '#domain/numbers/numbers.ts';
import type { FileGame } from '../row.ts';
import { estimateMargin } from './estimate.ts';
import { shuffledLeague } from './league.fixture.ts';
import { firstWithFacts } from './preseasonFit.ts';
import { walkMargin } from './walk.ts';

const SEASONS = [2018, 2019, 2020, 2021, 2022];

/** Mean distance from the closing line in the first nine games of 2022, parameters from the seasons before. */
function opening(games: readonly FileGame[]): number {
  const params = estimateMargin(
    'NCAAB',
    games.filter(({ season }) => season < 2022),
  );
  const { calls } = walkMargin('NCAAB', params, games);
  const first = calls.filter(({ game }) => game.season === 2022).slice(0, 9);
  return mean(first.map(({ margin, line }) => Math.abs(margin.mean - line)));
}

test('what facts are worth is learned from earlier seasons and told before the first game', () => {
  const told = opening(shuffledLeague(SEASONS, SEASONS));
  expect(told).toBeLessThan(0.5 * opening(shuffledLeague(SEASONS, [])));
});

test('facts move no other parameter of a filter but the slope; games without any, none', () => {
  const plain = estimateMargin('NCAAB', shuffledLeague(SEASONS, []));
  expect(plain.line).not.toHaveProperty('preseason');
  expect(plain.score).not.toHaveProperty('preseason');
  const moved = estimateMargin('NCAAB', shuffledLeague(SEASONS, [2022]));
  expect({ ...moved.line, slope: 0, preseason: undefined }).toEqual({ ...plain.line, slope: 0 });
});

test('parameters are judged from the first game of the first season with facts', () => {
  expect(firstWithFacts(shuffledLeague(SEASONS, [2020, 2021]))).toBe(100);
  expect(firstWithFacts(shuffledLeague(SEASONS, []))).toBe(-1);
});
