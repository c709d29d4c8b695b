import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from './exampleGame.fixture.ts';
import type { Game } from './game.ts';
import { listPlaces } from './listPlaces.ts';
import { sortGames } from './sortGames.ts';

const HOUR = 3_600_000;
const SINCE = Date.parse('2026-11-22T15:00:00Z');

const anyGame = fc
  .record({
    league: fc.constantFrom(...TEAM_LEAGUES),
    gameTime: fc
      .integer({ min: -30, max: 60 })
      .map((hours) => new Date(SINCE + hours * HOUR).toISOString()),
    status: fc.constantFrom('scheduled', 'scheduled', 'live', 'final'),
    confidence: fc.double({ min: 30, max: 95, noNaN: true }),
    pending: fc.boolean(),
  })
  .map(
    ({ pending, confidence, ...rest }) =>
      (id: number) =>
        ({
          ...EXAMPLE_GAME,
          ...rest,
          id,
          prediction: pending ? undefined : { ...EXAMPLE_PREDICTION, confidenceRating: confidence },
        }) as Game,
  );
const anyGames = fc
  .array(anyGame, { maxLength: 12 })
  .map((make) => make.map((build, id) => build(id)));

test('at every time the places give the specified order', () => {
  fc.assert(
    fc.property(anyGames, fc.integer({ min: 0, max: 100 }), (games, hours) => {
      const at = SINCE + hours * HOUR;
      const places = listPlaces(games, SINCE);
      const placeOf = ({ id }: Game) =>
        places.get(id)?.findLast(([from]) => from <= at)?.[1] ?? Number.NaN;
      const placed = games.toSorted((a, b) => placeOf(a) - placeOf(b));
      expect(placed.map(({ id }) => id)).toEqual(
        sortGames(games, new Date(at)).map(({ id }) => id),
      );
    }),
  );
});

test('a game of tomorrow is later, then today’s, then begun, then earlier', () => {
  const game = { ...EXAMPLE_GAME, gameTime: '2026-11-23T18:00:00Z' };
  const places = listPlaces([game], SINCE).get(game.id);
  expect(places?.map(([from, place]) => [new Date(from).toISOString(), place])).toEqual([
    ['2026-11-22T15:00:00.000Z', 1],
    ['2026-11-23T05:00:00.000Z', 0],
    ['2026-11-23T18:00:00.000Z', 2],
    ['2026-11-24T05:00:00.000Z', 3],
  ]);
});
