import { expect, test } from 'vitest';
import { initialGolf } from './golf/fitted.ts';
import { predictTournament } from './golf/predict.ts';
import { initialRacing } from './racing/fitted.ts';
import { updateRacing } from './racing/updateRacing.ts';
import { carryTo } from './ratings/carry.ts';
import { initialRatings } from './ratings/fitted.ts';
import { predict } from './ratings/predict.ts';

const BAD: readonly unknown[] = [Number.NaN, null, '2026', true, undefined, 2025.5, -1, 1e9];

/** As JSON or an untyped caller might pass it. */
const wrong = (season: unknown): number => season as number;

test.each(BAD)('season %s is refused wherever a season comes in', (season) => {
  const bad = wrong(season);
  for (const [league, home, away] of [
    ['NFL', 'BUF', 'KC'],
    ['EPL', 'Arsenal', 'Chelsea'],
  ] as const) {
    const ratings = initialRatings(league);
    expect(() => carryTo(ratings, bad, '2026-01-01')).toThrow(RangeError);
    const matchup = {
      league,
      season: bad,
      gameTime: '2026-01-04T18:00:00Z',
      homeName: home,
      awayName: away,
      homeKey: home,
      awayKey: away,
      neutralSite: false,
      postseason: false,
    };
    expect(() => predict(matchup, ratings, 10)).toThrow('is no year');
  }
  const race = { season: bad, day: 30_000, trackType: 'all', entrants: [] };
  expect(() => updateRacing(initialRacing('F1'), [race])).toThrow('is no year');
  const entries = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, name: `Player ${at}` }));
  const event = { name: 'Open', season: bad, date: '2026-06-01' };
  expect(() => predictTournament(entries, 'pga-tour', event, initialGolf(), 10)).toThrow(
    'is no year',
  );
});
