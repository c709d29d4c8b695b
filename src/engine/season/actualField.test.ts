import { expect, test } from 'vitest';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { rulesOf } from './leagues/index.ts';
import { playSeason } from './play.ts';
import { certaintyOf } from './proved.ts';
import { type TinyGame, tinyInputs } from './tinySeason.fixture.ts';

const TEAMS = 10;
const RUNS = 400;

/**
 * Everybody hosted everybody. The lower number won, only `level` and the next split their games: alike in all, they draw lots, 7 and 8
 * for the last place of the field, to meet 0.
 */
function season(postseason: readonly TinyGame[], level = 7): SeasonInputs {
  const played: TinyGame[] = [];
  for (let home = 0; home < TEAMS; home += 1) {
    for (let away = 0; away < TEAMS; away += 1) {
      const split = home + away === 2 * level + 1 && Math.abs(home - away) === 1;
      if (home === away) continue;
      played.push([
        home,
        away,
        ...((split || home < away ? [80, 70] : [70, 80]) as [number, number]),
      ]);
    }
  }
  return tinyInputs({ league: 'WNBA', season: 2026, teams: TEAMS, played, postseason });
}

const goalsOf = (inputs: SeasonInputs) => {
  const format = seasonFormatOf('WNBA', 2026);
  const { goals, ranks, reached } = playSeason(inputs, 7, RUNS);
  const at = (id: string) => goals[format?.goals.findIndex((goal) => goal.id === id) ?? -1] ?? [];
  return { playoffs: at('playoffs'), title: at('title'), ranks, reached };
};

test('without games of the postseason, lots decide the last place', () => {
  const { playoffs } = goalsOf(season([]));
  expect(playoffs[7]).toBeGreaterThan(RUNS / 3);
  expect((playoffs[7] ?? 0) + (playoffs[8] ?? 0)).toBe(RUNS);
});

test('who has played a game of the postseason is in the field, whatever our lot says', () => {
  const { playoffs, title, ranks, reached } = goalsOf(season([[0, 8, 70, 80]]));
  expect(playoffs).toEqual([RUNS, RUNS, RUNS, RUNS, RUNS, RUNS, RUNS, 0, RUNS, 0]);
  expect(ranks[8]?.at(7)).toBe(RUNS);
  // A win ahead of a best of three between equals: through three times of four.
  expect((reached[8]?.at(1) ?? 0) / RUNS).toBeGreaterThan(0.65);
  expect(title.reduce((sum, count) => sum + count, 0)).toBe(RUNS);
});

test('a series that is over stays over', () => {
  const { reached } = goalsOf(
    season([
      [0, 8, 70, 80],
      [8, 0, 80, 70],
    ]),
  );
  expect(reached[8]?.at(1)).toBe(RUNS);
  expect(reached[0]?.at(1)).toBe(0);
});

test('so is a side that our order has out', () => {
  const { playoffs, ranks } = goalsOf(season([[0, 9, 70, 80]]));
  expect([playoffs[9], (playoffs[7] ?? 0) + (playoffs[8] ?? 0)]).toEqual([RUNS, 0]);
  expect(ranks[9]?.at(7)).toBe(RUNS);
});

test('sides level in our order have the seats that they really have', () => {
  for (const [better, worse] of [
    [6, 7],
    [7, 6],
  ] as const) {
    const games: TinyGame[] = [
      [0, worse, 80, 70],
      [1, better, 80, 70],
    ];
    const { ranks, reached } = goalsOf(season(games, 6));
    expect(ranks[better]?.at(6)).toBe(RUNS);
    expect(ranks[worse]?.at(7)).toBe(RUNS);
    expect(reached.reduce((sum, rounds) => sum + (rounds[0] ?? 0), 0)).toBe(8 * RUNS);
  }
});

test('nothing is called proved from an order that the real field denies', () => {
  const format = seasonFormatOf('WNBA', 2026);
  const inputs = season([[0, 9, 70, 80]]);
  const certain = format ? certaintyOf(inputs, format, rulesOf(inputs)) : [];
  const title = format?.goals.findIndex(({ id }) => id === 'title') ?? -1;
  expect(certain.map((goals) => goals[title])).not.toContain('clinched');
});
