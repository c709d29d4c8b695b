import type { League } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRules } from '../run.ts';
import { mlbRules } from './mlb.ts';
import { mlsRules } from './mls.ts';
import { nbaRules } from './nba.ts';
import { nflRules } from './nfl.ts';
import { nhlRules } from './nhl.ts';
import { wnbaRules } from './wnba.ts';

/** Each league's rules: a line here and files beside this one. */
const RULES: Readonly<Partial<Record<League, (inputs: SeasonInputs) => SeasonRules>>> = {
  NFL: nflRules,
  NBA: nbaRules,
  WNBA: wnbaRules,
  MLB: mlbRules,
  NHL: nhlRules,
  MLS: mlsRules,
};

/** The rules of the inputs' league and season. Throws an InputError for a league without any. */
export function rulesOf(inputs: SeasonInputs): SeasonRules {
  const rules = RULES[inputs.league];
  if (!rules) throw new InputError(`No rules of a ${inputs.league} season are known`, 'league');
  return rules(inputs);
}
