import { describe, expect, test } from 'vitest';
import { checkParlay } from '#domain/check/checkParlay.ts';
import { fightLegs, tennisLegs } from '#domain/check/contestLegs.ts';
import type { GameBet } from '#domain/check/gameLeg.ts';
import { playerGameLegs } from '#domain/check/playerGameLegs.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { SPORTS } from '#domain/leagues/record.ts';
import { baseballTable } from '../baseball/model.ts';
import { basketballTable } from '../basketball/model.ts';
import { EXAMPLE_INPUTS, EXAMPLE_MODEL_INPUTS, LINED_INPUTS } from '../exampleInputs.fixture.ts';
import { EXAMPLE_FIGHT } from '../fights/exampleInputs.fixture.ts';
import { fight } from '../fights/model.ts';
import { footballTable } from '../football/model.ts';
import { hockeyTable } from '../hockey/model.ts';
import { MODELS } from '../registry.ts';
import { simulate } from '../simulate.ts';
import { soccerTable } from '../soccer/model.ts';
import { tennisModel } from '../tennis/model.ts';
import { jointMean } from './joint.fixture.ts';

const TABLES = {
  football: footballTable,
  basketball: basketballTable,
  baseball: baseballTable,
  hockey: hockeyTable,
  soccer: soccerTable,
} as const;
const RUNS = 20_000;
const SEED = 7;

/** Every simulated game by itself. */
const games = (grid: ScoreGrid): (readonly [home: number, away: number])[] =>
  grid.flatMap(([home, from, counts]) =>
    counts.flatMap((count, offset) =>
      Array.from({ length: count }, () => [home, from + offset] as const),
    ),
  );

describe.each(SPORTS)('%s', (sport) => {
  const mending =
    sport === 'soccer'
      ? { drawFactors: [0.82, 1.01, 1.21, 1.19] }
      : { together: { gap: -0.06, favorite: 0.03 } };
  const inputs = { ...EXAMPLE_INPUTS[sport], ...LINED_INPUTS[sport], ...mending };
  const { spread, total } = LINED_INPUTS[sport].lines;
  const grid = simulate(MODELS[sport], inputs, SEED, RUNS);
  const legs: readonly GameBet[] = [
    { market: 'spread', side: 'home', line: Math.floor(spread.line) + 0.5 },
    { market: 'total', side: 'over', line: Math.floor(total.line) + 0.5 },
    { market: 'awayTotal', side: 'over', line: 1.5 },
  ];
  const wins = (home: number, away: number): boolean =>
    home - away + Math.floor(spread.line) + 0.5 > 0 &&
    home + away > Math.floor(total.line) + 0.5 &&
    away > 1.5;
  const checked = checkParlay(
    [
      playerGameLegs(
        { grid, canDraw: sport === 'soccer' },
        legs.map((bet, at) => ({ at, bet })),
      ),
    ],
    legs.map(() => undefined),
    undefined,
  );

  test('joint shares are a recount of the runs, one by one', () => {
    const played = games(grid);
    expect(played).toHaveLength(RUNS);
    const won = played.filter(([home, away]) => wins(home, away)).length;
    expect(checked.win).toBeCloseTo(won / RUNS, 12);
  });

  test('and the table’s own share within the error of so many runs', () => {
    const share = jointMean(TABLES[sport](inputs), (home, away) => (wins(home, away) ? 1 : 0));
    const error = Math.sqrt((share * (1 - share)) / RUNS);
    expect(Math.abs(checked.win - share)).toBeLessThan(4.5 * error);
  });
});

test('a fight: winner and method are a recount of its ends', () => {
  const outcome = simulate(fight, EXAMPLE_FIGHT, SEED, RUNS);
  const { win } = checkParlay(
    [
      fightLegs(outcome, [
        { at: 0, bet: { market: 'moneyline', side: 'a' } },
        { at: 1, bet: { market: 'method', side: 'either', method: 'knockout' } },
      ]),
    ],
    [undefined, undefined],
    undefined,
  );
  const won = outcome.a.knockout.reduce((sum, count) => sum + count, 0);
  expect(win).toBeCloseTo(won / RUNS, 12);
});

test('a match: winner and sets are a recount of its set scores', () => {
  const inputs = EXAMPLE_MODEL_INPUTS.find(({ model }) => model.id === 'tennis')?.inputs;
  const counts = simulate(
    tennisModel,
    inputs as Parameters<typeof tennisModel.prepare>[0],
    SEED,
    RUNS,
  );
  const { win } = checkParlay(
    [
      tennisLegs(counts, [
        { at: 0, bet: { market: 'moneyline', side: 'b' } },
        { at: 1, bet: { market: 'sets', side: 'over', line: 2.5 } },
      ]),
    ],
    [undefined, undefined],
    undefined,
  );
  expect(win).toBeCloseTo((counts.setScores[2] ?? 0) / RUNS, 12);
});
