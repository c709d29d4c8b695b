/**
 * How fast what is known fades, and how much of it outweighs the prior. Found by hand on the seasons 2021 to 2023, and kept from
 * season to season: `keep` is a game's, `turn` a new season's, `move` a new team's share of what stays; `strength` is in the unit of the ratio's
 * weight (games, balls of a side, targets, catches, carries, attempts).
 */
export const MEMORY = {
  snaps: { keep: 0.68, turn: 0.25, move: 0.4, strength: 0.6 },
  targets: { keep: 0.975, turn: 0.75, move: 0.5, strength: 20 },
  carries: { keep: 0.96, turn: 0.6, move: 0.3, strength: 8 },
  catching: { keep: 0.99, turn: 0.8, move: 0.8, strength: 60 },
  catchYards: { keep: 0.99, turn: 0.8, move: 0.8, strength: 50 },
  catchTouchdowns: { keep: 0.99, turn: 0.8, move: 0.7, strength: 120 },
  carryYards: { keep: 0.99, turn: 0.7, move: 0.7, strength: 120 },
  carryTouchdowns: { keep: 0.98, turn: 0.7, move: 0.5, strength: 80 },
  completing: { keep: 0.98, turn: 0.8, move: 0.8, strength: 350 },
  gaining: { keep: 0.98, turn: 0.8, move: 0.7, strength: 600 },
  intercepted: { keep: 0.99, turn: 0.8, move: 0.8, strength: 600 },
} as const;

/** The same of teams: weights are games, or balls where a factor is learned. */
export const TEAM_MEMORY = {
  plays: { keep: 0.94, turn: 0.5, strength: 8 },
  passing: { keep: 0.94, turn: 0.5, strength: 5 },
  playsFaced: { keep: 0.94, turn: 0.4, strength: 32 },
  passingFaced: { keep: 0.94, turn: 0.4, strength: 14 },
  completingAllowed: { keep: 0.95, turn: 0.4, strength: 600 },
  gainingAllowed: { keep: 0.95, turn: 0.4, strength: 1000 },
  rushingAllowed: { keep: 0.95, turn: 0.4, strength: 800 },
  targetGroup: { keep: 0.95, turn: 0.5, strength: 160 },
  carryGroup: { keep: 0.95, turn: 0.5, strength: 320 },
} as const;

/** How much of what a position misses goes to the same position: 1 is all of it. */
export const KEPT_IN_POSITION = { targets: 0.4, carries: 0.55 } as const;
