import { expect, test } from 'vitest';
import { mean } from '#domain/numbers/numbers.ts';
import type { FileGame } from '../row.ts';
import { estimateMargin } from './estimate.ts';
import { madeUpLeague } from './league.fixture.ts';
import { startMarginParams } from './start.ts';
import { walkMargin } from './walk.ts';

const SEASONS = [2016, 2017, 2018, 2019, 2020, 2021, 2022];

/** The made-up league's totals, 200 with an SD of 12, spread wider around their mean. */
const wider = (games: readonly FileGame[], times: number): FileGame[] =>
  games.map((game) => {
    const more = Math.round(((times - 1) * (game.homeScore + game.awayScore - 200)) / 2);
    return { ...game, homeScore: game.homeScore + more, awayScore: game.awayScore + more };
  });

test('without closing totals the spread of scores is estimated', () => {
  const bare = madeUpLeague('WNBA', SEASONS, false);
  const spread = (games: readonly FileGame[]) => estimateMargin('WNBA', games).total.scoreSd;
  expect(spread(bare)).toBeGreaterThan(10);
  expect(spread(bare)).toBeLessThan(14);
  expect(spread(wider(bare, 2)) / spread(bare)).toBeCloseTo(2, 0);
});

test('the level follows a league that begins to score more', () => {
  const bare = madeUpLeague('WNBA', SEASONS, false);
  const games = bare.map((game) =>
    game.season < 2022
      ? game
      : { ...game, homeScore: game.homeScore + 10, awayScore: game.awayScore + 10 },
  );
  const { calls } = walkMargin('WNBA', estimateMargin('WNBA', games), games);
  const late = calls.slice(-15).map(({ total }) => total.mean);
  expect(mean(late)).toBeGreaterThan(208);
  expect(mean(late)).toBeLessThan(228);
});

test('ranges widen in a season whose scores spread more than ever before', () => {
  const bare = madeUpLeague('WNBA', SEASONS, false);
  const games = [
    ...bare.filter(({ season }) => season < 2022),
    ...wider(
      bare.filter(({ season }) => season === 2022),
      2,
    ),
  ];
  const { spreadPace = 0, ...params } = estimateMargin('WNBA', games).total;
  expect(params.scoreSd).toBeGreaterThan(10);
  expect(spreadPace).toBeGreaterThan(0);
  const fitted = { ...estimateMargin('WNBA', games), total: { ...params, spreadPace: 0.03 } };
  const { calls } = walkMargin('WNBA', fitted, games);
  const late = calls.slice(-10).map(({ total }) => total.spread ?? 0);
  const before = calls.filter(({ game }) => game.season === 2021).map(({ total }) => total.spread);
  expect(mean(late)).toBeGreaterThan(1.25 * mean(before.map((spread) => spread ?? 0)));
});

test('one season’s lines among many without are too few to estimate their spread from', () => {
  const lined = madeUpLeague('WNBA', SEASONS);
  const games = lined.map((game) => (game.season === 2022 ? game : { ...game, closing: {} }));
  const { total } = estimateMargin('WNBA', games);
  expect(total.spreadPace).toBeDefined();
  expect(total.lineSd).toBeCloseTo(startMarginParams('WNBA').total.lineSd, 4);
});
