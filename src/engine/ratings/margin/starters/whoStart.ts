import type { MarginLeague } from '#domain/leagues/index.ts';
import { starterFigures } from '#domain/leagues/starter.ts';
import type { Matchup, NamedStarter } from '../../game.ts';
import { type StarterRoster, type StarterShare, starterNumber, starterShares } from './roster.ts';

/** The starters of each side of a game, as the filters see them. */
export interface WhoStart {
  /** The named starter, or the possible ones if nobody is named; empty if none is known. */
  readonly homeStarters: readonly StarterShare[];
  readonly awayStarters: readonly StarterShare[];
  /** Number of sides whose starter is not named, in leagues that rate them. */
  readonly unnamed: number;
}

type Told = Pick<Matchup, 'homeStarter' | 'awayStarter' | 'homeOut' | 'awayOut'>;

/** Replaces a side's starters if all are listed out: rated as a newcomer. */
const REPLACEMENT: NamedStarter = { key: '', name: 'a replacement' };

const NOBODY: WhoStart = { homeStarters: [], awayStarters: [], unnamed: 0 };

/**
 * @param home each side's recent starters by number, latest first
 * @param away likewise
 */
export function whoStart(
  league: MarginLeague,
  { starters, season }: { readonly starters: StarterRoster; readonly season: number },
  { homeStarter, awayStarter, homeOut, awayOut }: Told,
  home: readonly number[],
  away: readonly number[],
): WhoStart {
  const turns = starterFigures(league)?.turns;
  if (!turns) return NOBODY;
  const certain = (named: NamedStarter): readonly StarterShare[] => [
    { starter: starterNumber(starters, named, season), weight: 1 },
  ];
  const likely = (recent: readonly number[], out: readonly string[] = []) => {
    const fit = recent.filter((at) => !out.includes(starters.records[at]?.key ?? ''));
    return recent.length > 0 && fit.length === 0 ? certain(REPLACEMENT) : starterShares(fit, turns);
  };
  return {
    homeStarters: homeStarter ? certain(homeStarter) : likely(home, homeOut),
    awayStarters: awayStarter ? certain(awayStarter) : likely(away, awayOut),
    unnamed: (homeStarter ? 0 : 1) + (awayStarter ? 0 : 1),
  };
}
