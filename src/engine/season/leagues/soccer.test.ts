import { describe, expect, test } from 'vitest';
import { deductedPoints } from '#domain/season/formats/deductions.ts';
import { DEDUCTIONS } from '#domain/season/formats/deductionTable.ts';
import { EPL_FORMATS } from '#domain/season/formats/epl.ts';
import { settleTiny, type TinyGame, tinyInputs } from '../tinySeason.fixture.ts';
import { bundesligaRules } from './bundesliga.ts';
import { eplRules } from './epl.ts';
import { laLigaRules } from './laliga.ts';
import { serieARules } from './seriea.ts';

const season = (league: 'EPL' | 'LaLiga' | 'Bundesliga' | 'SerieA', year = 2026) => ({
  league,
  season: year,
});

/** Both games of 0 and 1, then games of both against others. */
const splitMeetings: readonly TinyGame[] = [
  [0, 1, 2, 0],
  [1, 0, 1, 0],
];

describe('Premier League', () => {
  test('goal difference comes before games against each other', () => {
    const inputs = tinyInputs({
      ...season('EPL'),
      teams: 4,
      played: [
        [0, 1, 1, 0],
        [1, 0, 0, 0],
        [2, 0, 1, 0],
        [1, 3, 5, 0],
        [0, 3, 0, 0],
        [2, 1, 0, 0],
      ],
    });
    const { order } = settleTiny(inputs, eplRules(inputs));
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(0));
  });

  /** Level on points, goal difference and goals; 0 has four points of six against 1. */
  const level: readonly TinyGame[] = [
    [0, 1, 1, 0],
    [1, 0, 0, 0],
    [2, 0, 2, 1],
    [1, 2, 2, 1],
    [0, 2, 1, 1],
    [2, 1, 1, 1],
  ];

  test('games against each other decide since 2019–20, before that a match does', () => {
    const games: readonly TinyGame[] = [...level, [2, 3, 3, 0], [3, 2, 0, 3]];
    const now = tinyInputs({ ...season('EPL', 2020), teams: 4, played: games });
    const settled = settleTiny(now, eplRules(now));
    const points = (team: number) => settled.order.indexOf(team);
    expect(points(0)).toBeLessThan(points(1));
    expect(settled.asked).toEqual([]);
    const before = tinyInputs({ ...season('EPL', 2019), teams: 4, played: games });
    const away = settleTiny(before, eplRules(before), () => false);
    expect(away.asked).toEqual(['N0-1']);
    expect(away.order.indexOf(1)).toBeLessThan(away.order.indexOf(0));
  });

  test('away goals decide between clubs that took as many points from each other', () => {
    const inputs = tinyInputs({
      ...season('EPL'),
      teams: 3,
      played: [
        [0, 1, 1, 1],
        [1, 0, 2, 2],
      ],
    });
    expect(settleTiny(inputs, eplRules(inputs)).order.slice(0, 2)).toEqual([0, 1]);
  });

  test('places give title, top four, Europe and relegation', () => {
    const clubs = Array.from({ length: 20 }, (_, team) => team);
    const played = clubs.flatMap((home) =>
      clubs.slice(home + 1).map((away): TinyGame => [home, away, 1, 0]),
    );
    const inputs = tinyInputs({ ...season('EPL'), teams: 20, played });
    const { goals, order, reached } = settleTiny(inputs, eplRules(inputs));
    const bits = Object.fromEntries(
      (EPL_FORMATS[1]?.goals ?? []).map(({ id }, goal) => [
        id,
        clubs.filter((team) => Math.floor((goals[team] ?? 0) / 2 ** goal) % 2 === 1),
      ]),
    );
    expect(order).toEqual(clubs);
    expect(bits).toEqual({
      title: [0],
      topFour: [0, 1, 2, 3],
      europe: [0, 1, 2, 3, 4],
      relegation: [17, 18, 19],
    });
    expect(reached[0]).toBe(1);
  });
});

describe('LaLiga', () => {
  test('games against each other come before goal difference', () => {
    const inputs = tinyInputs({
      ...season('LaLiga'),
      teams: 3,
      played: [...splitMeetings, [1, 2, 9, 0], [0, 2, 1, 0]],
    });
    expect(settleTiny(inputs, laLigaRules(inputs)).order).toEqual([0, 1, 2]);
  });

  test('until both games are played, goal difference decides', () => {
    const inputs = tinyInputs({
      ...season('LaLiga'),
      teams: 3,
      played: [
        [0, 1, 1, 0],
        [2, 0, 1, 0],
        [1, 2, 9, 0],
      ],
    });
    expect(settleTiny(inputs, laLigaRules(inputs)).order[0]).toBe(1);
  });

  /** Against each other 0 has eight points, 1 and 2 have four each with the same difference, and drew both of their games. */
  const triangle: readonly TinyGame[] = [
    [0, 1, 1, 0],
    [1, 0, 0, 0],
    [0, 2, 1, 0],
    [2, 0, 0, 0],
    [1, 2, 1, 1],
    [2, 1, 1, 1],
  ];

  test('of three, those left level start anew with their own games', () => {
    const uneven: readonly TinyGame[] = [
      [0, 1, 3, 0],
      [1, 0, 1, 0],
      [0, 2, 1, 0],
      [2, 0, 0, 3],
      [1, 2, 0, 0],
      [2, 1, 2, 0],
    ];
    // Against each other 0 has 9, 1 and 2 have 4 points each; difference 1: −4, 2: −2.
    const extra: readonly TinyGame[] = [
      [1, 3, 7, 0],
      [1, 4, 1, 1],
      [1, 5, 1, 1],
      [2, 3, 1, 0],
      [2, 4, 0, 0],
      [2, 5, 0, 0],
      [0, 4, 0, 1],
      [0, 5, 0, 1],
    ];
    const inputs = tinyInputs({
      ...season('LaLiga'),
      teams: 6,
      played: [...uneven, ...extra],
    });
    const { order } = settleTiny(inputs, laLigaRules(inputs));
    expect(order.filter((team) => team < 3)).toEqual([0, 2, 1]);
  });

  test('a three-way tie with level meetings goes to goal difference in all games', () => {
    const extra: readonly TinyGame[] = [
      [1, 3, 4, 0],
      [1, 4, 1, 0],
      [2, 3, 1, 0],
      [2, 4, 3, 0],
      [0, 3, 0, 0],
      [0, 4, 0, 0],
    ];
    const inputs = tinyInputs({
      ...season('LaLiga'),
      teams: 5,
      played: [...triangle, ...extra],
    });
    // 0 has 10 points, 1 and 2 have 8: level in their games, 1 has +4 and 2 has +3 in all.
    expect(settleTiny(inputs, laLigaRules(inputs)).order.slice(0, 3)).toEqual([0, 1, 2]);
  });
});

describe('Bundesliga', () => {
  test('after goals the score of both games decides, then away goals in all games', () => {
    const inputs = tinyInputs({
      ...season('Bundesliga'),
      teams: 3,
      played: [
        [0, 1, 2, 0],
        [1, 0, 1, 0],
        [0, 2, 0, 1],
        [1, 2, 1, 0],
        [2, 0, 0, 1],
        [2, 1, 1, 0],
      ],
    });
    const { order, asked } = settleTiny(inputs, bundesligaRules(inputs));
    expect(order.indexOf(0)).toBeLessThan(order.indexOf(1));
    expect(asked).toEqual([]);
  });

  test('sixteenth plays on, the two below go down', () => {
    const clubs = Array.from({ length: 18 }, (_, team) => team);
    const played = clubs.flatMap((home) =>
      clubs.slice(home + 1).map((away): TinyGame => [home, away, 1, 0]),
    );
    const inputs = tinyInputs({ ...season('Bundesliga'), teams: 18, played });
    const { goals } = settleTiny(inputs, bundesligaRules(inputs));
    expect([...goals.slice(14)]).toEqual([0, 16, 8, 8]);
  });
});

describe('Serie A', () => {
  /** Three level on points; against each other 0 is first, 1 and 2 equal in points and difference. */
  const base: readonly TinyGame[] = [
    [0, 1, 2, 0],
    [1, 0, 0, 0],
    [0, 2, 2, 0],
    [2, 0, 0, 0],
    [1, 2, 1, 0],
    [2, 1, 3, 2],
  ];

  test('games against each other, then all games; the small table does not start anew', () => {
    const extra: readonly TinyGame[] = [
      [1, 3, 1, 0],
      [2, 3, 4, 0],
      [1, 4, 0, 0],
      [2, 4, 0, 0],
      [3, 0, 1, 0],
      [4, 0, 1, 0],
    ];
    const inputs = tinyInputs({
      ...season('SerieA', 2022),
      teams: 5,
      played: [...base, ...extra],
    });
    const { order, asked } = settleTiny(inputs, serieARules(inputs));
    expect(order.filter((team) => team < 3)).toEqual([0, 2, 1]);
    expect(asked).toEqual([]);
  });

  const levelAtTheTop: readonly TinyGame[] = [
    [0, 1, 3, 0],
    [1, 0, 1, 0],
    [0, 2, 1, 0],
    [1, 2, 1, 0],
  ];

  test('a match decides the title since 2022–23', () => {
    const before = tinyInputs({ ...season('SerieA', 2022), teams: 4, played: levelAtTheTop });
    expect(settleTiny(before, serieARules(before), () => false).order[0]).toBe(0);
    const now = tinyInputs({ ...season('SerieA', 2023), teams: 4, played: levelAtTheTop });
    const { order, asked } = settleTiny(now, serieARules(now), () => false);
    expect(order.slice(0, 2)).toEqual([1, 0]);
    expect(asked).toEqual(['N0-1']);
  });

  test('a match that is played is not played again', () => {
    const now = tinyInputs({
      ...season('SerieA', 2023),
      teams: 4,
      played: levelAtTheTop,
      postseason: [[1, 0, 2, 1]],
    });
    const { order, asked } = settleTiny(now, serieARules(now));
    expect(order.slice(0, 2)).toEqual([1, 0]);
    expect(asked).toEqual([]);
  });
});

describe('deducted points', () => {
  const everton = (day: string) =>
    deductedPoints({ league: 'EPL', season: 2024, day, teams: ['Everton', 'Luton'] });

  test('count from the day of the decision, and as it was changed', () => {
    expect(everton('2023-11-16')).toEqual([0, 0]);
    expect(everton('2023-11-17')).toEqual([10, 0]);
    expect(everton('2024-02-26')).toEqual([6, 0]);
    expect(everton('2024-05-20')).toEqual([8, 0]);
  });

  test('move a club down the table', () => {
    const inputs = tinyInputs({
      ...season('EPL', 2024),
      teams: ['Everton', 'Luton'],
      played: [
        [0, 1, 1, 0],
        [1, 0, 1, 1],
      ],
    });
    expect(settleTiny(inputs, eplRules(inputs)).order).toEqual([1, 0]);
  });

  test('are days of their season', () => {
    for (const { season: year, from, until = from } of DEDUCTIONS) {
      expect(until >= from).toBe(true);
      if (from > '0001') expect(from.slice(0, 4)).toMatch(new RegExp(`^(${year}|${year - 1})$`));
    }
  });
});
