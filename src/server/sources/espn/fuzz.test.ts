import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedGame } from '#domain/game.ts';
import { fixtureText, parseText } from './fixture.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const NASTY: Json[] = [
  null,
  '',
  'OFF',
  '-0',
  '\u0000',
  '1e999',
  -1,
  0,
  1e308,
  [],
  {},
  [null],
  true,
];

/** Every place in a JSON value, as the container and the key within it. */
function places(value: Json): { holder: Record<string, Json>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...places(holder[key] ?? null)]);
}

const whole = (score: number): boolean => Number.isInteger(score) && score >= 0;

/** What every game must satisfy whatever came in. */
function sound(game: FeedGame): boolean {
  const prices = game.odds.flatMap(({ moneyline, spread, total }) => [
    moneyline?.home,
    moneyline?.away,
    spread?.home,
    total?.over,
  ]);
  const given = prices.filter((price) => price !== undefined);
  const scored = game.status === 'live' || game.status === 'final';
  return (
    new Date(game.gameTime).toISOString() === game.gameTime &&
    game.homeTeam.name !== game.awayTeam.name &&
    Number.isInteger(game.season) &&
    given.every((price) => Math.abs(price) >= 100 && Math.abs(price) <= 100_000) &&
    (!scored || (whole(game.score.home) && whole(game.score.away)))
  );
}

const change = fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue()));

test.each([
  ['nba', 'NBA'],
  ['nhl', 'NHL'],
  ['ncaaf', 'NCAAF'],
] as const)('mutations of %s never throw and never let nonsense through', (name, league) => {
  const text = fixtureText(name);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const { events } = JSON.parse(text) as { events: Json[] };
      for (const [position, value] of changes) {
        const all = places(events);
        const place = all[position % all.length];
        if (place) place.holder[place.key] = structuredClone(value) as Json;
      }
      const { games, quarantined } = parseText(JSON.stringify({ events }), league);
      expect(games.length + quarantined.length).toBe(events.length);
      expect(games.every(sound)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
