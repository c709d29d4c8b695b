import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { ROUND_PARAMS } from '#engine/players/basketball/params.fixture.ts';
import { COUNTS } from '#engine/players/basketball/stats.ts';
import { basketballSpreads } from './basketballSpreads.ts';
import { drawnLeague } from './league.fixture.ts';
import type { Box } from './readBoxes.ts';
import { forecastPlayersSeason } from './walk.ts';

const LEAGUE = drawnLeague([2022, 2023], 40);
/** Games that are forecast, and as many of them that are changed. */
const ASKED = 20;
const CHANGED = 10;
/** Scores of basketball: those of the example, some fivefold. */
const GRID = EXAMPLE_GRID.map(
  ([home, away, counts]) => [home + 90, away + 90, counts] as (typeof EXAMPLE_GRID)[number],
);
const scoresOf = (boxes: readonly Box[]) =>
  new Map(boxes.slice(-ASKED).map(({ id }) => [id, GRID] as const));
const forecasts = (boxes: readonly Box[]) => [
  ...forecastPlayersSeason(ROUND_PARAMS, boxes, 2023, scoresOf(boxes), 60),
];

test('a forecast knows nothing of its own game’s figures or of later ones', () => {
  const changed = LEAGUE.map((box, at) =>
    at < LEAGUE.length - CHANGED
      ? box
      : {
          ...box,
          lines: box.lines.map((line) => ({ ...line, counts: line.counts.map((one) => one + 5) })),
        },
  );
  const [plain, other] = [forecasts(LEAGUE), forecasts(changed)];
  const same = ASKED - CHANGED;
  // Games of a day are of four different teams: the second one of the changed day is as it was, too.
  expect(other.slice(0, same + 1)).toEqual(plain.slice(0, same + 1));
  expect(other.slice(same + 2)).not.toEqual(plain.slice(same + 2));
});

test('every line is given that he plays: no run without minutes', () => {
  const [first] = forecasts(LEAGUE);
  expect(first?.players.length).toBeGreaterThan(10);
  for (const { said } of first?.players ?? []) {
    const minutes = said.get('minutes') ?? [];
    expect(minutes[0]?.[0]).toBeGreaterThan(0);
    const runs = minutes.reduce((sum, [, count]) => sum + count, 0);
    const points = (said.get('points') ?? []).reduce((sum, [, count]) => sum + count, 0);
    expect(points).toBe(runs);
    expect(said.has('pointsReboundsAssists')).toBe(true);
  }
});

test('what spreads is found again in a league drawn by it', () => {
  const { shape, rules } = basketballSpreads(ROUND_PARAMS, LEAGUE, 2022);
  const figures = [shape.minutesNoise, shape.blowout, shape.variation, shape.elasticity];
  for (const list of figures) expect(list.every(Number.isFinite)).toBe(true);
  expect(shape.lumps).toBeGreaterThan(0.5);
  expect(shape.lumps).toBeLessThan(1.6);
  // Assists follow the score almost in proportion, rebounds fall with the other side's.
  expect(shape.ownScore[2]).toBeGreaterThan(0.5);
  expect(shape.otherScore[1]).toBeLessThan(-0.2);
  expect(shape.blowout.at(-1)).toBeLessThan(0);
  for (const form of shape.minutesQuantiles)
    expect(form).toEqual([...form].sort((one, other) => one - other));
  expect(rules.priors).toHaveLength(COUNTS.length);
});
