import { describe, expect, test } from 'vitest';
import type { League } from '../leagues/league.ts';
import { creditsAMonth, creditsLeftToday } from './oddsBudget.ts';
import { GAMES_PACE, PAIRS_PACE, planOdds, type ToRead } from './oddsPlan.ts';
import { resumeAfter } from './oddsResume.ts';

type OddsBudget = Parameters<typeof creditsLeftToday>[0];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = new Date('2026-11-27T12:00:00Z');
const later = (ms: number, from = NOON): Date => new Date(from.getTime() + ms);
const league = (
  name: League,
  hours: readonly number[],
  askedMinutesAgo?: number,
): ToRead<League> => ({
  of: name,
  pace: GAMES_PACE,
  cost: 3,
  starts: hours.map((one) => later(one * HOUR)),
  ...(askedMinutesAgo !== undefined && { askedAt: later(-askedMinutesAgo * MINUTE) }),
});
const plan = (leagues: readonly ToRead<League>[], credits = 1e6, cost = 3) =>
  planOdds(
    leagues.map((one) => ({ ...one, cost })),
    credits,
    NOON,
  ).due;

describe('what is read', () => {
  test('only leagues with a start within a day', () => {
    expect(plan([league('NFL', [25]), league('NBA', []), league('NHL', [-1])])).toEqual([]);
    expect(plan([league('NFL', [24]), league('NBA', [-1, 3])])).toEqual(['NBA', 'NFL']);
  });

  test.each([
    [1, 1],
    [2, 1],
    [2.1, 5],
    [6, 5],
    [6.1, 15],
    [24, 15],
  ])('a start in %d hours: every %d minutes', (hours, every) => {
    expect(plan([league('NFL', [hours, 30], every - 0.5)])).toEqual([]);
    expect(plan([league('NFL', [hours, 30], every)])).toEqual(['NFL']);
  });

  test('fights and matches are read more seldom, and at their own cost beside the leagues', () => {
    const match = (minutes: number) => ({
      ...league('NFL', [1], minutes),
      pace: PAIRS_PACE,
      cost: 1,
    });
    expect(planOdds([match(4)], 1e6, NOON).due).toEqual([]);
    expect(planOdds([match(5)], 1e6, NOON).due).toEqual(['NFL']);
    const both = [league('NBA', [1], 6_000), { ...match(6_000), of: 'a match' }];
    expect([0, 1, 3, 4].map((credits) => planOdds<string>(both, credits, NOON).due)).toEqual([
      [],
      [],
      ['NBA'],
      ['NBA', 'a match'],
    ]);
  });

  test('a scheduler’s minute may be some seconds short', () => {
    expect(plan([league('NFL', [1], 51 / 60)])).toEqual(['NFL']);
    expect(plan([league('NFL', [1], 49 / 60)])).toEqual([]);
  });

  test('a league whose last request gave nothing is asked each quarter of an hour', () => {
    expect(plan([{ ...league('MLS', [1], 14), troubled: true }])).toEqual([]);
    expect(plan([{ ...league('MLS', [1], 15), troubled: true }])).toEqual(['MLS']);
  });

  test('the longest wait for a turn comes first, then the first start', () => {
    const three = [league('NFL', [1], 3), league('NBA', [3], 10), league('NHL', [8], 60)];
    expect(plan(three)).toEqual(['NHL', 'NFL', 'NBA']);
    expect(plan([league('NFL', [5]), league('NBA', [2])])).toEqual(['NBA', 'NFL']);
  });
});

describe('never above the ceiling', () => {
  test('no more readings than the credits pay', () => {
    const many = [league('NFL', [1]), league('NBA', [1]), league('NHL', [1])];
    expect([0, 2, 3, 5, 6, 8, 9].map((credits) => plan(many, credits).length)).toEqual([
      0, 0, 1, 1, 2, 2, 3,
    ]);
    expect(plan(many, -5)).toEqual([]);
  });

  /** A day of the plan minute by minute; the readings of each league. */
  function day(leagues: readonly ToRead<League>[], credits: number, cost = 3) {
    const asked = new Map<League, Date>();
    const counts = new Map<League, number>();
    let left = credits;
    for (let now = NOON; now < later(12 * HOUR); now = later(MINUTE, now)) {
      const told = leagues.map((one) => ({ ...one, cost, askedAt: asked.get(one.of) }));
      for (const name of planOdds(told, left, now).due) {
        asked.set(name, now);
        counts.set(name, (counts.get(name) ?? 0) + 1);
        left -= cost;
      }
      expect(left).toBeGreaterThanOrEqual(0);
    }
    return { counts, left };
  }

  test('a small budget lasts the day and is shared alike', () => {
    const alike = [league('NFL', [11]), league('NBA', [11]), league('NHL', [11])];
    const rich = day(alike, 1e6).counts.get('NFL') ?? 0;
    expect(rich).toBeGreaterThan(180);
    const { counts, left } = day(alike, 300);
    expect(left).toBeLessThan(30);
    const [nfl, nba, nhl] = ['NFL', 'NBA', 'NHL'].map((name) => counts.get(name as League) ?? 0);
    expect(
      Math.max(nfl ?? 0, nba ?? 0, nhl ?? 0) - Math.min(nfl ?? 0, nba ?? 0, nhl ?? 0),
    ).toBeLessThanOrEqual(1);
  });

  test('a small budget is not spent in the morning: most readings are near the start', () => {
    const asked: number[] = [];
    let left = 60;
    let askedAt: Date | undefined;
    for (let now = NOON; now < later(11 * HOUR); now = later(MINUTE, now)) {
      const told = { ...league('NFL', [11]), askedAt };
      if (planOdds([told], left, now).due.length === 0) continue;
      askedAt = now;
      left -= 3;
      asked.push((now.getTime() - NOON.getTime()) / HOUR);
    }
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((hour) => hour > 9).length).toBeGreaterThan(asked.length / 3);
  });

  test('a league with many starts gets no more than its pace', () => {
    const busy = league(
      'NCAAB',
      Array.from({ length: 60 }, (_, at) => at / 6),
    );
    const { counts } = day([busy, league('NFL', [11])], 600);
    expect(counts.get('NFL') ?? 0).toBeGreaterThan(20);
  });
});

describe('credits of a day', () => {
  const budget = (rest: Partial<OddsBudget> = {}): OddsBudget => ({
    spentToday: 0,
    spentThisMonth: 0,
    ...rest,
  });
  const left = (rest: Partial<OddsBudget>, renewal: 'month' | 'day' = 'month', now = NOON) =>
    creditsLeftToday(budget(rest), now, renewal, 3);

  test('the owner’s ceiling, less what is spent, and never more than the feed says', () => {
    expect(left({ perDay: 500 })).toBe(500);
    expect(left({ perDay: 500, spentToday: 480, spentThisMonth: 5_000 })).toBe(20);
    expect(left({ perDay: 500, spentToday: 501 })).toBe(0);
    expect(left({ perDay: 500, remaining: 7, remainingAt: NOON })).toBe(7);
    expect(left({ perDay: 500, perMonth: 20 })).toBe(500);
  });

  test('a month’s plan in equal parts for the days that are left', () => {
    // From the 27th on, November has four days.
    expect(left({ perMonth: 20_000 })).toBe(5_000);
    expect(left({ perMonth: 20_000, spentThisMonth: 12_000 })).toBe(2_000);
    expect(left({ perMonth: 20_000, spentThisMonth: 12_500, spentToday: 500 })).toBe(1_500);
    expect(left({ perMonth: 20_000, spentThisMonth: 20_500 })).toBe(0);
    expect(left({ perMonth: 500 }, 'month', new Date('2026-12-01T00:00:00Z'))).toBe(16);
  });

  test('without a plan, what the feed says is left; before it has said anything, one reading', () => {
    expect(left({ remaining: 400, remainingAt: NOON })).toBe(100);
    expect(left({ remaining: 400, remainingAt: NOON, spentToday: 40 })).toBe(70);
    expect(left({ remaining: 400, remainingAt: NOON, spentToday: 40 }, 'day')).toBe(400);
    expect(left({})).toBe(3);
    expect(left({ spentToday: 3, spentThisMonth: 3 })).toBe(0);
  });

  test('what was left last month, or yesterday, says nothing of now', () => {
    const before = new Date('2026-10-31T23:59:59Z');
    expect(left({ perDay: 500, remaining: 0, remainingAt: before })).toBe(500);
    const yesterday = new Date('2026-11-26T23:59:59Z');
    expect(left({ perDay: 500, remaining: 0, remainingAt: yesterday })).toBe(0);
    expect(left({ perDay: 500, remaining: 0, remainingAt: yesterday }, 'day')).toBe(500);
  });
});

test('three credits a league: what a month costs', () => {
  const month = (leagues: number, everyMinutes: number) =>
    creditsAMonth({ leagues, hoursADay: 14, everyMinutes, creditsAReading: 3 });
  expect([month(3, 15), month(3, 1)]).toEqual([15_120, 226_800]);
  expect([month(8, 15), month(8, 1)]).toEqual([40_320, 604_800]);
});

test('a feed in trouble is asked again: hourly with a bad key, else the later the longer it lasts', () => {
  const minutes = (
    ...[trouble, ago]: ['wrongKey' | 'spent' | 'busy' | 'down' | 'refused', number]
  ) => {
    const at = resumeAfter(trouble, later(-ago * MINUTE), NOON);
    return at && (at.getTime() - NOON.getTime()) / MINUTE;
  };
  expect([minutes('wrongKey', 0), minutes('spent', 300)]).toEqual([60, 60]);
  expect([minutes('down', 0), minutes('down', 4), minutes('busy', 600)]).toEqual([1, 4, 15]);
  expect(minutes('refused', 3)).toBeUndefined();
});
