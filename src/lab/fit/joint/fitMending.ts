import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Mending } from '#engine/fitted/joint.ts';
import type { Joint } from '#engine/joint/joint.ts';
import type { PairCalls } from '../../backtest/parlays/cells.ts';
import type { ParlayGame } from '../../backtest/parlays/types.ts';
import { drawEvidence } from './drawEvidence.ts';
import { togetherEvidence } from './togetherEvidence.ts';

/** A game with its published table and pairs, both without mending. */
export interface Played {
  readonly game: ParlayGame;
  readonly table: Joint;
  readonly calls: PairCalls;
}

/** Sums over games, from which a league's mending follows at any time: games are added in order of play. */
export interface Evidence {
  readonly add: (game: Played) => void;
  readonly mending: () => Mending;
  readonly games: () => number;
}

/** Evidence of how a league's results go together. */
export const evidenceOf = (league: League): Evidence =>
  isGoalLeague(league) ? drawEvidence() : togetherEvidence();
