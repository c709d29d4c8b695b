import { describe, expect, test } from 'vitest';
import { conferenceOf } from '#domain/season/formats/collegeConferences.ts';
import type { CollegeField } from '#domain/season/formats/ncaaf.ts';
import { settleTiny, type TinyGame, tinyInputs } from '../tinySeason.fixture.ts';
import { bracketSlots, collegeField } from './college/field.ts';
import type { Title } from './college/titles.ts';
import { ncaabRules } from './ncaab.ts';
import { ncaafRules } from './ncaaf.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('conferences are known by the names that feeds give them', () => {
  const names = [
    'SEC',
    'Mid-American',
    'American Athletic',
    'Southeastern Conference',
    'FBS Indep.',
  ];
  expect(names.map(conferenceOf)).toEqual(['sec', 'mac', 'american', 'sec', 'independent']);
  expect(conferenceOf('Missouri Valley')).toBeUndefined();
});

describe('the field of twelve', () => {
  const order = numbers(1, 30);
  const title = (champion: number, power: boolean): Title => ({ champion, power });
  const titles = [
    title(1, true),
    title(3, true),
    title(6, true),
    title(20, true),
    title(16, false),
    title(18, false),
  ];
  const facts = { titles, isOther: (team: number) => [14, 16, 18].includes(team) };
  const field = (by: CollegeField['by'], champions: number, notreDame?: number) =>
    collegeField(order, { size: 12, champions, by }, { ...facts, notreDame });

  test('2024: five champions are in, the four best are seeded first', () => {
    expect(field('byes', 5)).toEqual([1, 3, 6, 16, 2, 4, 5, 7, 8, 9, 10, 18]);
  });

  test('2025: five champions are in, seeds follow the ranking', () => {
    expect(field('champions', 5)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 18]);
  });

  test('2026: champions of power conferences, the best of the others, Notre Dame in the first twelve', () => {
    expect(field('power', 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20]);
    expect(field('power', 0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14, 20]);
    expect(field('power', 0, 13)).not.toContain(13);
  });

  test('the bracket has one and eight, four and five, two and seven, three and six meet', () => {
    expect(bracketSlots(numbers(1, 12))).toEqual([
      [1],
      [8, 9],
      [4],
      [5, 12],
      [2],
      [7, 10],
      [3],
      [6, 11],
    ]);
    expect(bracketSlots(numbers(1, 4))).toEqual([[1], [4], [2], [3]]);
  });
});

describe('conferences', () => {
  /** Four teams of one conference, the rest of another: 1 beat 2, both lost once; 3 lost more. */
  const conferences = ['SEC', 'SEC', 'SEC', 'SEC', 'Sun Belt', 'Sun Belt'];
  const played: readonly TinyGame[] = [
    [0, 1, 20, 10],
    [1, 2, 20, 10],
    [2, 0, 20, 10],
    [0, 3, 20, 10],
    [1, 3, 20, 10],
    [2, 3, 3, 10],
    [4, 5, 20, 10],
  ];
  const inputs = tinyInputs({ league: 'NCAAF', season: 2020, teams: 6, conferences, played });

  test('first and second meet at a neutral ground; games against each other break a tie of two', () => {
    const { asked, goals } = settleTiny(inputs, ncaafRules(inputs));
    expect(asked.slice(0, 2)).toEqual(['N0-1', '4-5']);
    expect([...goals].map((bits) => bits & 3)).toEqual([3, 1, 0, 0, 3, 1]);
  });

  test('three that beat each other in a circle go on to their opponents in order', () => {
    const circle = tinyInputs({
      league: 'NCAAF',
      season: 2020,
      teams: 6,
      conferences,
      played: [...played.slice(0, 5), [2, 3, 10, 3], [4, 5, 20, 10]],
    });
    const rated = {
      ...circle,
      strengths: { ...circle.strengths, ratings: [0, 1, 2, 0, 0, 0] },
    };
    // Level in everything: our rating has 2 first; of the other two, 0 beat 1.
    expect(settleTiny(rated, ncaafRules(rated)).asked[0]).toBe('N2-0');
  });

  test('winners of two divisions meet', () => {
    const divided = { ...inputs, divisions: ['East', 'East', 'West', 'West', '', ''] };
    expect(settleTiny(divided, ncaafRules(divided)).asked[0]).toBe('N0-3');
  });

  test('a field that is chosen is played as it stands', () => {
    const chosen = { ...inputs, bracket: { slots: [[5], [3], [2], [1]], seeds: [1, 4, 2, 3] } };
    const { order, asked } = settleTiny(chosen, ncaafRules(chosen));
    expect(order).toEqual([5, 2, 1, 3]);
    expect(asked.slice(2)).toEqual(['N5-3', 'N2-1', 'N5-2']);
  });

  test('a finished title game shows who was in it', () => {
    const known = tinyInputs({
      league: 'NCAAF',
      season: 2020,
      teams: 6,
      conferences,
      played,
      postseason: [[3, 2, 10, 7]],
    });
    const { asked, goals } = settleTiny(known, ncaafRules(known));
    expect(asked[0]).toBe('4-5');
    expect([...goals].map((bits) => bits & 3)).toEqual([0, 0, 1, 3, 3, 1]);
  });

  test('champions without a loss to a weak team come first, a team without a win is not in the field', () => {
    const { order } = settleTiny(inputs, ncaafRules(inputs));
    expect(order).toHaveLength(4);
    expect(order.slice(0, 2)).toEqual([0, 4]);
    expect(order).not.toContain(5);
  });
});

describe('the tournament of 68', () => {
  const slots = numbers(0, 63).map((at) => (at < 4 ? [at, 64 + at] : [at]));
  const bracket = { slots, seeds: numbers(0, 63).map((at) => 1 + (at % 16)) };
  const season = { league: 'NCAAB', season: 2026, teams: 68 } as const;

  test('no odds before the bracket is drawn', () => {
    expect(() => ncaabRules(tinyInputs(season))).toThrow('The bracket is not drawn yet');
    const short = { ...tinyInputs(season), bracket: { slots: [[0], [1]], seeds: [1, 1] } };
    expect(() => ncaabRules(short)).toThrow('2 slots, not 64');
    const twice = { ...bracket, slots: [[5], ...slots.slice(1)] };
    expect(() => ncaabRules({ ...tinyInputs(season), bracket: twice })).toThrow(
      'does not place each of its teams once',
    );
  });

  test('is played out from its pairings: 67 games, each round half as many', () => {
    const inputs = { ...tinyInputs(season), bracket };
    const { asked, reached, goals } = settleTiny(inputs, ncaabRules(inputs));
    expect(asked).toHaveLength(67);
    expect(asked.every((game) => game.startsWith('N'))).toBe(true);
    const count = (round: number) => [...reached].filter((each) => each >= round).length;
    expect(numbers(1, 8).map(count)).toEqual([68, 64, 32, 16, 8, 4, 2, 1]);
    const having = (bit: number) => [...goals].filter((bits) => (bits & bit) > 0).length;
    expect([1, 2, 4, 8].map(having)).toEqual([16, 4, 2, 1]);
    expect(reached[0]).toBe(8);
  });

  test('goes on from finished games', () => {
    const inputs = {
      ...tinyInputs({
        ...season,
        postseason: [
          [0, 64, 60, 70],
          [64, 1, 80, 60],
        ],
      }),
      bracket,
    };
    const { asked, reached } = settleTiny(inputs, ncaabRules(inputs), () => false);
    expect(asked).not.toContain('N0-64');
    expect(reached[0]).toBe(1);
    expect(reached[64]).toBeGreaterThanOrEqual(2);
  });
});
