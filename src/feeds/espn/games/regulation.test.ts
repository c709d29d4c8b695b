import { expect, test } from 'vitest';
import type { Pick } from '#domain/record/picks/pick.ts';
import { settleGame } from '#domain/record/settleGame.ts';
import { fedGameRow } from '#slate/refresh/store/fedRows.ts';
import { parseGamesText } from './payloads.fixture.ts';

const side = (homeAway: string, id: string, score: string, more: object = {}) => ({
  homeAway,
  score,
  team: { id, displayName: `Team ${id}`, abbreviation: `T${id}` },
  ...more,
});
const goal = (id: string, displayValue: string, more: object = {}) => ({
  scoringPlay: true,
  shootout: false,
  clock: { displayValue },
  team: { id },
  ...more,
});

interface Match {
  readonly status: string;
  readonly home?: object;
  readonly away?: object;
  readonly score?: readonly [home: string, away: string];
  readonly details?: readonly object[];
  readonly detail?: string;
}

const read = ({ status, home, away, score = ['2', '1'], details = [], detail = 'AET' }: Match) =>
  parseGamesText(
    JSON.stringify({
      events: [
        {
          id: '1',
          date: '2026-11-19T20:00Z',
          season: { year: 2026, type: 13_000, slug: 'mls-cup' },
          competitions: [
            {
              competitors: [side('home', '7', score[0], home), side('away', '8', score[1], away)],
              details,
              status: { type: { name: status, state: 'post', completed: true, detail } },
            },
          ],
        },
      ],
    }),
    'MLS',
  );

const halves = (...values: number[]) => ({ linescores: values.map((value) => ({ value })) });
const level = [goal('7', "45'+2'"), goal('8', "90'+4'"), goal('7', "104'")];

test.each([
  ['its periods', { home: halves(1, 0, 1, 0), away: halves(0, 1, 0, 0) }],
  ['the minutes of its goals', { details: level }],
])('a match won in extra time counts as it stood after 90 minutes, told by %s', (_, told) => {
  const [match] = read({ status: 'STATUS_FINAL_AET', ...told }).games;
  expect(match).toMatchObject({
    status: 'final',
    score: { home: 1, away: 1 },
    detail: 'AET 1–2',
  });
  // The score that grades and ratings use.
  expect(match && fedGameRow(match)).toMatchObject({ home_score: 1, away_score: 1 });
  const score = match?.status === 'final' ? match.score : { home: 9, away: 9 };
  const pick = (change: Partial<Pick>): Pick => ({
    market: 'moneyline',
    pick: 'home',
    probability: 50,
    choices: 3,
    ...change,
  });
  expect(settleGame('MLS', score, pick({}))).toBe('loss');
  expect(settleGame('MLS', score, pick({ pick: 'draw' }))).toBe('win');
  expect(settleGame('MLS', score, pick({ market: 'spread', line: -0.5 }))).toBe('loss');
  expect(settleGame('MLS', score, pick({ market: 'total', pick: 'over', line: 2.5 }))).toBe('loss');
});

test('a shoot-out is no goal, and says how it ended', () => {
  const kicks = { home: { shootoutScore: 4 }, away: { shootoutScore: 3 } };
  const shootout = goal('7', "120'", { shootout: true });
  const ended = (score: readonly [string, string], details: readonly object[]) => {
    const [match] = read({ status: 'STATUS_FINAL_PEN', score, details, ...kicks }).games;
    return match?.status === 'final' && [match.score, match.detail];
  };
  expect(ended(['0', '0'], [shootout])).toEqual([{ home: 0, away: 0 }, 'pens 3–4']);
  const late = [...level, goal('8', "118'"), shootout];
  expect(ended(['2', '2'], late)).toEqual([{ home: 1, away: 1 }, 'AET 2–2, pens 3–4']);
});

test.each([
  ['neither periods nor goals', {}],
  ['a goal too few', { details: level.slice(1) }],
  ['a goal without a minute', { details: [...level.slice(1), goal('7', 'ET')] }],
  ['a half of one side alone', { home: halves(1), away: halves(0, 1) }],
  ['more in the halves than in all', { home: halves(2, 1), away: halves(0, 1) }],
])('one that the feed tells %s of is left out, with the reason', (_, told) => {
  const { games, quarantined } = read({ status: 'STATUS_FINAL_AET', ...told });
  expect(games).toEqual([]);
  expect(quarantined[0]?.reason).toContain('beyond 90 minutes');
});

test('90 minutes are left as they are; words beside the status tell extra time, too', () => {
  const [plain] = read({ status: 'STATUS_FULL_TIME', detail: 'FT' }).games;
  expect(plain).toMatchObject({ score: { home: 2, away: 1 }, detail: 'FT' });
  expect(read({ status: 'STATUS_FULL_TIME', detail: 'AET' }).games).toEqual([]);
});

test('an awarded score is no result', () => {
  expect(read({ status: 'STATUS_FORFEIT', detail: 'Forfeit' }).games[0]).toMatchObject({
    status: 'postponed',
    detail: 'Forfeit',
  });
});
