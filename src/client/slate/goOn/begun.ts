import { isClosed } from '#domain/game/freshness.ts';
import type { GameStatus } from '#domain/game/game.ts';
import { isToday } from '#domain/time/time.ts';

/** Whether a game's element on the page is of one that has begun, ended or is off. */
export const hasBegun = ({ dataset: { start = '', status } }: HTMLElement, now: Date): boolean =>
  isClosed({ status: status as GameStatus, gameTime: start }, now);

/** In order of start. */
export const byStart = (one: HTMLElement, other: HTMLElement): number =>
  Date.parse(one.dataset.start ?? '') - Date.parse(other.dataset.start ?? '');

/** The keys that change with the clock alone: what has begun comes last, and in the specified order today comes first. */
function keyOf(game: HTMLElement, now: Date, todayFirst: boolean): number {
  const later = todayFirst && !isToday(game.dataset.start ?? '', now) ? 1 : 0;
  return (hasBegun(game, now) ? 2 : 0) + later;
}

/** Notes each game's place when the page was drawn: all keys but those above are as they were then. */
function placesOf(games: readonly HTMLElement[]): ReadonlyMap<HTMLElement, number> {
  for (const [index, { dataset }] of games.entries()) dataset.place ??= String(index);
  return new Map(games.map((game) => [game, Number(game.dataset.place)]));
}

/** Games in their order at a time. */
export function inOrderAt(
  games: readonly HTMLElement[],
  now: Date,
  todayFirst: boolean,
): readonly HTMLElement[] {
  const places = placesOf(games);
  const key = (game: HTMLElement) =>
    keyOf(game, now, todayFirst) * games.length + (places.get(game) ?? 0);
  return games.toSorted((one, other) => key(one) - key(other));
}
