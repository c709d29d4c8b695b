import { isClosed } from '#domain/game/freshness.ts';
import type { GameStatus } from '#domain/game/game.ts';
import { isToday } from '#domain/time/time.ts';

/** When something starts, ISO 8601, and what the data say of it. */
export interface CardStart {
  readonly start: string;
  readonly status: GameStatus;
}

/** What an element of a list is ordered by. */
interface Timed {
  /** Of each thing in it. */
  readonly starts: readonly CardStart[];
}

/** Whether all of it has begun, ended or is off; what has no start never has. */
export const haveBegun = (starts: readonly CardStart[], now: Date): boolean =>
  starts.length > 0 &&
  starts.every(({ start, status }) => isClosed({ status, gameTime: start }, now));

/**
 * Elements in the order of a time: what has begun last, unless nothing is to come; where the list says so, today's before later
 * days'. Otherwise as given.
 */
export function orderAt<Each extends Timed>(
  elements: readonly Each[],
  now: Date,
  todayFirst = false,
): readonly Each[] {
  const someToCome = elements.some(({ starts }) => starts.length > 0 && !haveBegun(starts, now));
  const keyOf = ({ starts }: Each): number => {
    const begun = someToCome && haveBegun(starts, now) ? 2 : 0;
    const later = todayFirst && !starts.some(({ start }) => isToday(start, now)) ? 1 : 0;
    return begun + later;
  };
  return elements.toSorted((one, other) => keyOf(one) - keyOf(other));
}
