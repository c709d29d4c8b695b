import { easternDate, easternDayRange } from '../time/time.ts';
import { isClosed } from './freshness.ts';
import type { CardGame } from './listedGame.ts';
import { sortGames } from './sortGames.ts';

/** A game's place in a list, lowest first, from an instant (milliseconds since 1970) on. */
type ListPlace = readonly [from: number, place: number];

/** The four parts of a list in their order: today's open games, later ones, today's begun ones, earlier begun ones. */
function partAt(game: CardGame, at: number): number {
  const time = new Date(at);
  const today = easternDate(game.gameTime) === easternDate(time);
  return (isClosed(game, time) ? 2 : 0) + (today ? 0 : 1);
}

/** The parts that a game is in, one after the other: they change when its day begins, when it starts, when its day is over. */
function partsOf(
  game: CardGame,
  since: number,
): readonly (readonly [from: number, part: number])[] {
  const { from, to } = easternDayRange(easternDate(game.gameTime));
  const changes = [from, game.gameTime, to].map((at) => Date.parse(at)).filter((at) => at > since);
  const parts: (readonly [number, number])[] = [];
  for (const at of [since, ...changes]) {
    const part = partAt(game, at);
    if (parts.at(-1)?.[1] !== part) parts.push([at, part]);
  }
  return parts;
}

/** A time at which every game has begun and none is today's: all are in one part, so the order inside a part is left. */
const AFTER_ALL = new Date('9999-01-01T00:00:00Z');

/**
 * The specified order (`sortGames`) at every time from an instant on, as places by game: as time passes, games move from part to
 * part of the list, and inside a part the order stays.
 * @param since milliseconds since 1970
 */
export function listPlaces(
  games: readonly CardGame[],
  since: number,
): ReadonlyMap<number, readonly ListPlace[]> {
  const order = [0, 1, 2, 3].map((part) => part * games.length);
  const ranked = sortGames(games, AFTER_ALL);
  return new Map(
    ranked.map((game, rank) => [
      game.id,
      partsOf(game, since).map(([from, part]) => [from, (order[part] ?? 0) + rank] as const),
    ]),
  );
}
