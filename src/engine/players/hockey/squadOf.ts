import { sum } from '#domain/numbers/numbers.ts';
import { exp } from '../../rng/exp.ts';
import { log } from '../../rng/log.ts';
import type { HockeyLearnParams, HockeyRatePrior } from './learnParams.ts';
import { type ByRole, HOCKEY_ROLES, type Role } from './params.ts';
import type { HockeySquad, Skater } from './squad.ts';
import type { HockeyPlayersState, SkaterState } from './state.ts';

/** Skaters of a role who dress for a game. */
const PLACES: ByRole<number> = { forward: 12, defense: 6 };
/** Who is in doubt stays so, however many places are left. */
const MOST_CHANCE = 0.98;

/** Somebody who may dress, with his chance to. */
export interface MayDress {
  readonly playerId: string;
  readonly role: Role;
  readonly chance: number;
  /** A report says the chance: it does not grow or shrink with the places that are left. */
  readonly said?: boolean;
}

/** One side of a game ahead. */
interface SideAhead {
  readonly team: string;
  readonly opponent: string;
  readonly season: number;
  readonly home: boolean;
  readonly shootOuts: boolean;
  readonly skaters: readonly MayDress[];
  readonly goalies: HockeySquad['goalies'];
}

/** Whoever played for a team of late, with the chance to dress by how often he did. Injury reports are the caller's to heed. */
export function mayDress(
  state: HockeyPlayersState,
  team: string,
  params: HockeyLearnParams,
): MayDress[] {
  return (state.teams[team]?.skaters ?? []).flatMap((playerId) => {
    const skater = state.skaters[playerId];
    if (!skater || skater.team !== team) return [];
    const chances = params.chances[skater.dressedLast ? 1 : 0] ?? [];
    const tenth = Math.min(Math.floor(skater.dressed * 10), chances.length - 1);
    return [{ playerId, role: skater.role, chance: chances[tenth] ?? 0 }];
  });
}

/** What is known of a side before its game. */
export function hockeySquadOf(
  state: HockeyPlayersState,
  ahead: SideAhead,
  params: HockeyLearnParams,
): HockeySquad {
  const { home, memory: _, ...rest } = params.team;
  const made = ratio(state.teams[ahead.team], 'savedFor', ahead.season, rest);
  const given = ratio(state.teams[ahead.opponent], 'savedAgainst', ahead.season, rest);
  const skaters = HOCKEY_ROLES.flatMap((role) => fillPlaces(ahead.skaters, role));
  return {
    skaters: skaters.map((one) => skaterOf(state.skaters[one.playerId], one, ahead, params)),
    goalies: ahead.goalies,
    savedShots: state.saved * made * given * (ahead.home ? home : 1 / home),
    shootOuts: ahead.shootOuts,
  };
}

/** Skaters of a role with chances to dress that come to the role's places: those in doubt share what the sure ones leave. */
function fillPlaces(all: readonly MayDress[], role: Role): MayDress[] {
  const those = all.filter((one) => one.role === role);
  const isFixed = ({ chance, said }: MayDress): boolean => chance >= 1 || said === true;
  const fixed = sum(those.filter(isFixed).map(({ chance }) => chance));
  const chances = sum(those.filter((one) => !isFixed(one)).map(({ chance }) => chance));
  const left = Math.max(0, PLACES[role] - fixed);
  const factor = chances > 0 ? left / chances : 1;
  return those.map((one) =>
    isFixed(one) ? one : { ...one, chance: Math.min(MOST_CHANCE, one.chance * factor) },
  );
}

/** A team's saved shots relative to the league's, shrunk to 1. */
function ratio(
  team: HockeyPlayersState['teams'][string] | undefined,
  what: 'savedFor' | 'savedAgainst',
  season: number,
  { weight, carry }: Pick<HockeyLearnParams['team'], 'weight' | 'carry'>,
): number {
  if (!team) return 1;
  const kept = team.season === season ? 1 : carry;
  return (team[what] * kept + weight) / (team.games * kept + weight);
}

function skaterOf(
  known: SkaterState | undefined,
  { playerId, chance, role }: MayDress,
  { season, team }: SideAhead,
  params: HockeyLearnParams,
): Skater {
  const { ice, rates } = params;
  const keptIce =
    (known?.season === season ? 1 : ice.carry) * (known?.team === team ? 1 : ice.moved);
  const seen = known ? keptIce * (ice.quickWeight * known.quickGames + known.slowGames) : 0;
  const played = known ? keptIce * (ice.quickWeight * known.quickIce + known.slowIce) : 0;
  const iceTime = (played + ice.newcomerWeight * ice.newcomer[role]) / (seen + ice.newcomerWeight);
  const kept = known?.season === season ? 1 : rates.carry;
  const hours = (known?.hours ?? 0) * kept;
  const prior = (of: HockeyRatePrior) =>
    of.base[role] * exp(of.slope * log(iceTime / params.usual[role]));
  const shrunk = (sum: number, of: HockeyRatePrior, over: number) =>
    (sum * kept + of.weight * prior(of)) / (over + of.weight);
  const shots = shrunk(known?.shots ?? 0, params.shots, hours);
  const shooting = shrunk(known?.goals ?? 0, params.shooting, (known?.shots ?? 0) * kept);
  return {
    playerId,
    role,
    chance,
    iceTime,
    iceUnknown: params.iceUnknown / Math.sqrt(1 + seen),
    rateUnknown: params.rateUnknown / Math.sqrt(1 + hours / params.rateHours),
    saved: shots * (1 - shooting),
    goals: shots * shooting,
    assists: shrunk(known?.assists ?? 0, params.assists, hours),
  };
}
