import { type Lesson, learnBasketball } from '#engine/players/basketball/learn.ts';
import type { BasketballPlayerParams } from '#engine/players/basketball/params.ts';
import type { BasketballSquadPlayer } from '#engine/players/basketball/squad.ts';
import { noPlayers } from '#engine/players/basketball/state.ts';
import type { Box } from './readBoxes.ts';

/** What was expected of one who played, and what he did. */
export interface Observed {
  readonly player: BasketballSquadPlayer;
  /** Of a game without overtime. */
  readonly minutes: number;
  readonly expected: number;
  /** Tens of points of the margin beyond the close one, over the usual. */
  readonly blown: number;
  /** By count: what he collected, and what was expected in the minutes he had; NaN where the source does not say. */
  readonly counts: readonly number[];
  readonly means: readonly number[];
}

/**
 * Walks through a league's games, learning from each one, and visits everyone who was counted on and played from a season on.
 * @param side is called once a side and game, after its players
 */
export function observeBasketball(
  params: BasketballPlayerParams,
  boxes: readonly Box[],
  from: number,
  visit: (observed: Observed) => void,
  side?: (lesson: Lesson, box: Box) => void,
): void {
  const state = noPlayers();
  const { shape } = params;
  for (const box of boxes) {
    for (const lesson of learnBasketball(params, state, box)) {
      if (box.season < from) continue;
      const { squad, expected, margin, told } = lesson;
      const all = told.reduce((sum, { line }) => sum + line.minutes, 0);
      const scale = (5 * shape.regulation) / all;
      const blown = Math.max(0, Math.abs(margin) - shape.closeMargin) / 10 - shape.usualBlowout;
      for (const { line, at, means } of told) {
        const player = at === undefined ? undefined : squad.players[at];
        if (!player || at === undefined) continue;
        visit({
          player,
          minutes: line.minutes * scale,
          expected: expected[at] ?? 0,
          blown,
          counts: line.counts,
          means,
        });
      }
      side?.(lesson, box);
    }
  }
}
