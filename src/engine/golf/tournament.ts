import { clamp, mean } from '#domain/numbers/numbers.ts';
import { rounded } from '../rounded.ts';
import type { FieldPlayer, GolfInputs, Some } from './inputs.ts';
import type { GolfParams } from './params.ts';
import type { TournamentRules } from './tournamentRules.ts';

/** Everything counted besides the players themselves. */
export interface Counted {
  readonly pairs?: readonly (readonly [number, number])[];
  readonly groups?: readonly Some[];
  readonly teams?: readonly Some[];
  readonly counting?: readonly number[];
}

/** Skills are clipped to this many strokes from the field's average. */
const WIDEST = 1000;
const WIDEST_SD = 20;

type Skill = Pick<FieldPlayer, 'skill' | 'sd'>;

/** Skills relative to the field's average, and their SDs, rounded as published. */
export function relativeSkills(players: readonly Skill[]): readonly Skill[] {
  const average = mean(players.map(({ skill }) => skill));
  return players.map(({ skill, sd }) => ({
    skill: rounded(clamp(skill - average, -WIDEST, WIDEST), 3),
    sd: rounded(Math.min(sd, WIDEST_SD), 3),
  }));
}

/**
 * Inputs of one event: skills relative to the field's average, rounded as published.
 * @param players absolute ratings and their standard deviations, in strokes per round
 */
export function tournamentInputs(
  players: readonly FieldPlayer[],
  { rounds, cut }: TournamentRules,
  params: GolfParams,
  { pairs = [], groups = [], teams = [], counting = [] }: Counted = {},
): GolfInputs {
  const relative = relativeSkills(players);
  return {
    players: players.map(({ id }, at) => ({ id, skill: 0, sd: 0, ...relative[at] })),
    rounds,
    cut,
    roundSd: rounded(params.roundSd, 4),
    par: rounded(params.par, 3),
    withdrawal: rounded(params.withdrawal, 5),
    upset: rounded(params.upset, 4),
    pairs,
    groups,
    teams,
    counting,
  };
}
