import type { Game } from '#domain/game/game.ts';

/** The number of a game among those of the same sides on one UTC day, by start: 1, 2 or more. Seeds count days in UTC. */
export function gameNumbers(games: readonly Game[]): (game: Game) => number {
  const keyOf = ({ league, gameTime, homeTeam, awayTeam }: Game): string =>
    [league, gameTime.slice(0, 10), homeTeam.name, awayTeam.name].join('|');
  const pairs = Map.groupBy(games, keyOf);
  const isBefore = (one: Game, other: Game): boolean =>
    one.gameTime < other.gameTime || (one.gameTime === other.gameTime && one.id < other.id);
  return (game) => 1 + (pairs.get(keyOf(game)) ?? []).filter((one) => isBefore(one, game)).length;
}
