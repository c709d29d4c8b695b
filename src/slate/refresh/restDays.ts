import type { Game } from '#domain/game/game.ts';

const DAY = 86_400_000;
/** How long before the slate games are read to compute rest days. */
export const REST_READ_MS = 10 * DAY;

/**
 * Whole days between a team's game and its previous one among `games`; undefined if there is none. Postponed games were not
 * played and do not count.
 */
export function restDays(
  games: readonly Game[],
): (game: Game, side: 'home' | 'away') => number | undefined {
  const starts = new Map<string, number[]>();
  for (const game of games) {
    if (game.status === 'postponed') continue;
    for (const team of [game.homeTeam.name, game.awayTeam.name]) {
      const key = `${game.league}:${team}`;
      const list = starts.get(key) ?? [];
      list.push(Date.parse(game.gameTime));
      starts.set(key, list);
    }
  }
  return (game, side) => {
    const team = side === 'home' ? game.homeTeam.name : game.awayTeam.name;
    const start = Date.parse(game.gameTime);
    const earlier = (starts.get(`${game.league}:${team}`) ?? []).filter((time) => time < start);
    return earlier.length === 0 ? undefined : Math.round((start - Math.max(...earlier)) / DAY);
  };
}
