import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOffers } from './teamOffers.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const game = (id: number, home: string, away: string, hour: number): CardGame => ({
  ...EXAMPLE_GAME,
  id,
  league: 'NFL',
  homeTeam: { ...EXAMPLE_GAME.homeTeam, name: home },
  awayTeam: { ...EXAMPLE_GAME.awayTeam, name: away },
  gameTime: `2026-11-22T${hour}:00:00Z`,
});
const GAMES = [
  game(1, 'Dallas Cowboys', 'Buffalo Bills', 15),
  game(2, 'New York Jets', 'Buffalo Bills', 18),
  game(3, 'Buffalo Bills', 'Miami Dolphins', 20),
];
const offers = (ids: readonly string[], set: readonly string[] = []) =>
  teamOffers(ids, GAMES, new Set(set), NOW);

test('a followed team’s next game carries an alert on each of its games', () => {
  expect(offers(['nfl:buffalo-bills', 'nfl:miami-dolphins'])).toEqual([
    {
      label: 'Buffalo Bills: our chance changes by 5 points',
      wish: { kind: 'prediction', gameId: 2, side: 'away', team: true },
    },
    {
      label: 'Miami Dolphins: our chance changes by 5 points',
      wish: { kind: 'prediction', gameId: 3, side: 'away', team: true },
    },
  ]);
});

test('what is set already, has no game, or is no team is not offered', () => {
  expect(offers(['nfl', 'ufc:jon-jones', 'nfl:chicago-bears', 'nba:buffalo-bills'])).toEqual([]);
  expect(offers(['nfl:buffalo-bills'], ['Buffalo Bills: our chance changes by 5 points'])).toEqual(
    [],
  );
  expect(teamOffers(['nfl:dallas-cowboys'], GAMES, new Set(), NOW)).toEqual([]);
});
