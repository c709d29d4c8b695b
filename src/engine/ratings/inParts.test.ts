import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { isoDay } from './day.ts';
import { initialRatings } from './fitted.ts';
import type { RatedResult } from './game.ts';
import { ratingTable } from './table.ts';
import type { LeagueRatings } from './types.ts';
import { updateRatings } from './update.ts';

const DAYS = 120;

/** Five games a day through a summer and into the next season, with and without a closing line. */
function resultsOf(fitted: LeagueRatings): readonly RatedResult[] {
  const { league, day, season } = fitted;
  const keys = ratingTable(fitted).map(({ key }) => key);
  return Array.from({ length: 5 * DAYS }, (_, place) => {
    const [home = '', away = ''] = [
      keys[(7 * place) % keys.length],
      keys[(11 * place + 3) % keys.length],
    ];
    return {
      league,
      season: season + (place < 200 ? 0 : 1),
      date: isoDay(day + 1 + Math.floor(place / 5)),
      homeKey: home === away ? 'A NEW SIDE' : home,
      awayKey: away,
      homeScore: (place * 13) % 9,
      awayScore: (place * 5 + 1) % 8,
      neutralSite: place % 17 === 0,
      ...(place % 3 === 0 && {
        closing: { homeMoneyline: -130, awayMoneyline: 110, spread: -1.5 },
      }),
    };
  });
}

/** Short, so that a failure can be read. */
const textOf = (ratings: LeagueRatings): string =>
  createHash('sha256').update(JSON.stringify(ratings)).digest('hex');

test.each(TEAM_LEAGUES)(
  '%s: folded on from ratings that were written down, every digit is the same',
  (league) => {
    const fitted = initialRatings(league);
    const results = resultsOf(fitted);
    const cut = isoDay(fitted.day + 90);
    const [before, after] = [
      results.filter(({ date }) => date < cut),
      results.filter(({ date }) => date >= cut),
    ];
    const first = updateRatings(fitted, before);
    const written: LeagueRatings = JSON.parse(JSON.stringify(first));
    expect(textOf(updateRatings(written, after))).toBe(textOf(updateRatings(first, after)));
  },
);
