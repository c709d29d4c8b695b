import type { Score } from '#domain/game/game.ts';

/** What is said about a game, as one word, in either order of its sides. */
export function feedSaid(
  status: string,
  score: Score | undefined,
  start: string,
  sides: { readonly home: string; readonly away: string },
): string {
  const scored = score ? [`${sides.home} ${score.home}`, `${sides.away} ${score.away}`] : [];
  return [status, start, ...scored.sort()].join(', ');
}
