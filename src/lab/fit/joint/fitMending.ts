import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { drawEvidence } from './drawEvidence.ts';
import type { Evidence } from './evidence.ts';
import { togetherEvidence } from './togetherEvidence.ts';

/** Evidence of how a league's results go together. */
export const evidenceOf = (league: League): Evidence =>
  isGoalLeague(league) ? drawEvidence() : togetherEvidence();
