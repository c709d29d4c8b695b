import type { Mending } from '#engine/fitted/joint.ts';
import type { Joint } from '#engine/joint/joint.ts';
import type { PairCalls } from '../../backtest/parlays/cells.ts';
import type { ParlayGame } from '../../backtest/parlays/types.ts';

/** A game with its published table and pairs, both without mending. */
export interface PlayedEvidence {
  readonly game: ParlayGame;
  readonly table: Joint;
  readonly calls: PairCalls;
}

/** Sums over games, from which a league's mending follows at any time: games are added in order of play. */
export interface Evidence {
  readonly add: (game: PlayedEvidence) => void;
  readonly mending: () => Mending;
  readonly games: () => number;
}
