import { own } from '../../own.ts';
import { checkSeason } from '../season.ts';
import type { GoalFilterParams } from './params.ts';
import { GOAL_FILTERS, type GoalFilter } from './types.ts';
import {
  type GoalsInWork,
  type GoalTeamInWork,
  newClub,
  promotedRating,
  type RatingInWork,
} from './work.ts';

/** Results of fewer clubs are only part of a season: they show neither its mean nor who was in the league. */
const FEWEST_CLUBS = 10;

/** Longest gap that widens a rating within a season, days. */
const LONGEST_GAP = 60;

/**
 * Carries the league's own state to a later season and day. A new season starts from ratings that average 0. Throws a RangeError
 * for a season that is not a year.
 */
export function advanceGoals(
  state: GoalsInWork,
  season: number,
  day: number,
  filters: readonly GoalFilter[] = GOAL_FILTERS,
): void {
  checkSeason(season);
  if (season > state.season) {
    const clubs = Object.values(state.teams).filter((team) => team.season === state.season);
    if (clubs.length >= FEWEST_CLUBS) {
      for (const filter of filters) centre(state, filter, clubs);
      state.seasonBefore = state.season;
      state.clubsBefore = clubs.length;
    }
    state.season = season;
  }
  if (day <= state.day) return;
  for (const filter of filters) {
    const level = state[filter];
    const params = state.params[filter];
    level.baseVar += params.baseDrift * (day - state.day);
    level.homeVar += params.homeDrift * (day - state.day);
  }
  state.day = day;
}

/** Moves the clubs' mean tempo into the league's base, and their mean strength to 0: no forecast changes. */
function centre(state: GoalsInWork, filter: GoalFilter, clubs: readonly GoalTeamInWork[]): void {
  if (clubs.length === 0) return;
  let strength = 0;
  let tempo = 0;
  for (const club of clubs) {
    strength += club[filter].strength / clubs.length;
    tempo += club[filter].tempo / clubs.length;
  }
  for (const club of clubs) {
    club[filter].strength -= strength;
    club[filter].tempo -= tempo;
  }
  state[filter].base += tempo;
}

/** Whether a key's club has played this season or in the last one with results; otherwise it is new or back in the league. */
export function playedLastSeason(state: GoalsInWork, key: string): boolean {
  const team = own(state.teams, key);
  return team !== undefined && team.season >= state.seasonBefore;
}

/**
 * The team of a key, carried to the state's season and day. A team absent from the last season with results has been promoted and
 * starts at a promoted team's level.
 */
export function goalTeamOf(
  state: GoalsInWork,
  key: string,
  filters: readonly GoalFilter[] = GOAL_FILTERS,
): GoalTeamInWork {
  const { params, season } = state;
  const team = own(state.teams, key);
  if (!team || !playedLastSeason(state, key)) {
    const fresh = newClub(state, {
      lines: promotedRating(params.lines),
      results: promotedRating(params.results),
    });
    fresh.games = team?.games ?? 0;
    state.teams[key] = fresh;
    return fresh;
  }
  if (team.season === season) {
    const days = Math.min(state.day - team.lastDay, LONGEST_GAP);
    for (const filter of filters) drift(team[filter], params[filter], days);
  } else {
    for (; team.season < season; team.season++) {
      for (const filter of filters) rest(team[filter], params[filter]);
    }
    team.seasonGames = 0;
    team.seasonPoints = 0;
  }
  team.lastDay = state.day;
  return team;
}

function drift(rating: RatingInWork, params: GoalFilterParams, days: number): void {
  rating.strengthVar += params.strengthDrift * days;
  rating.tempoVar += params.tempoDrift * days;
}

/** One summer: back toward the mean, and wider. */
function rest(rating: RatingInWork, params: GoalFilterParams): void {
  const { strengthCarry, tempoCarry } = params;
  rating.strength *= strengthCarry;
  rating.tempo *= tempoCarry;
  rating.strengthVar = rating.strengthVar * strengthCarry ** 2 + params.strengthOffseason;
  rating.tempoVar = rating.tempoVar * tempoCarry ** 2 + params.tempoOffseason;
}
