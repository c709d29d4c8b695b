import type { GameStatus } from '#domain/game/game.ts';
import { type CardStart, haveBegun } from './order.ts';

/** The starts of what an element shows: its own, or those in it. */
export function startsIn(element: HTMLElement): readonly CardStart[] {
  const timed =
    element.dataset.start === undefined
      ? [...element.querySelectorAll<HTMLElement>('[data-start]')]
      : [element];
  return timed.map(({ dataset: { start = '', status = 'scheduled' } }) => ({
    start,
    status: status as GameStatus,
  }));
}

/** Whether what an element shows has begun, ended or is off. */
export const hasCardBegun = (element: HTMLElement, now: Date): boolean =>
  haveBegun(startsIn(element), now);

/** In order of start. */
export const byCardStart = (one: HTMLElement, other: HTMLElement): number =>
  Date.parse(one.dataset.start ?? '') - Date.parse(other.dataset.start ?? '');
