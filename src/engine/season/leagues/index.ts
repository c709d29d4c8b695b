import type { League } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRules } from '../run.ts';
import { bundesligaRules } from './bundesliga.ts';
import { eplRules } from './epl.ts';
import { laLigaRules } from './laliga.ts';
import { mlbRules } from './mlb.ts';
import { mlsRules } from './mls.ts';
import { nbaRules } from './nba.ts';
import { ncaabRules } from './ncaab.ts';
import { ncaafRules } from './ncaaf.ts';
import { nflRules } from './nfl.ts';
import { nhlRules } from './nhl.ts';
import { serieARules } from './seriea.ts';
import { wnbaRules } from './wnba.ts';

/** Each league's rules: a line here and files beside this one. */
const RULES: Readonly<Partial<Record<League, (inputs: SeasonInputs) => SeasonRules>>> = {
  NFL: nflRules,
  NBA: nbaRules,
  WNBA: wnbaRules,
  NCAAF: (inputs) => ncaafRules(inputs),
  NCAAB: ncaabRules,
  MLB: mlbRules,
  NHL: nhlRules,
  MLS: mlsRules,
  EPL: eplRules,
  LaLiga: laLigaRules,
  Bundesliga: bundesligaRules,
  SerieA: serieARules,
};

/** The rules of the inputs' league and season. Throws an InputError for a league without any. */
export function rulesOf(inputs: SeasonInputs): SeasonRules {
  const rules = RULES[inputs.league];
  if (!rules) throw new InputError(`No rules of a ${inputs.league} season are known`, 'league');
  const { shape = shapeOf(inputs), settle } = rules(inputs);
  return { shape, settle };
}

/** As many goals and rounds as the season's format has. */
function shapeOf({ league, season }: SeasonInputs): SeasonRules['shape'] {
  const format = seasonFormatOf(league, season);
  return format && { goals: format.goals.length, rounds: format.rounds.length };
}
