import type { SoccerBox } from '#engine/players/soccer/box.ts';

/** A game that was played: its box score, and each side's own goals. */
export interface SoccerGame extends SoccerBox {
  readonly id: string;
  readonly date: string;
  readonly ownGoals: { readonly home: number; readonly away: number };
}
