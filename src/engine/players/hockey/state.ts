import type { HockeyBox, HockeyBoxSide, SkaterLine } from './box.ts';
import type { HockeyLearnParams } from './learnParams.ts';
import type { Role } from './params.ts';

/** What is kept of a skater. Sums fade; hours are of ice time. */
export interface SkaterState {
  role: Role;
  team: string;
  season: number;
  quickGames: number;
  quickIce: number;
  slowGames: number;
  slowIce: number;
  hours: number;
  shots: number;
  goals: number;
  assists: number;
  /** Share of his team's games of late for which he dressed, 0 to 1. */
  dressed: number;
  dressedLast: boolean;
}

/** What is kept of a team. */
interface TeamState {
  season: number;
  games: number;
  /** Its shots that were saved, and those it saved. */
  savedFor: number;
  savedAgainst: number;
  /** Ids of skaters who played for it of late. */
  skaters: string[];
}

/** All that is known of a league's skaters, as plain JSON. */
export interface HockeyPlayersState {
  skaters: Record<string, SkaterState>;
  teams: Record<string, TeamState>;
  /** Mean of a side's saved shots. */
  saved: number;
}

/** Who dressed in less than this share of games of late, and not for the last one, is no longer on the team's list. */
const FORGOTTEN = 0.02;

export const newHockeyState = (saved: number): HockeyPlayersState => ({
  skaters: {},
  teams: {},
  saved,
});

/** Learns from one final, in the order of play. Changes the state. */
export function learnHockey(
  state: HockeyPlayersState,
  box: HockeyBox,
  params: HockeyLearnParams,
): void {
  const saved = { home: savedShots(box.home), away: savedShots(box.away) };
  learnSide(state, box, box.home, params, saved.home, saved.away);
  learnSide(state, box, box.away, params, saved.away, saved.home);
  state.saved += params.team.drift * ((saved.home + saved.away) / 2 - state.saved);
}

/** Shots of a side that the other one saved. */
export function savedShots({ skaters }: HockeyBoxSide): number {
  let saved = 0;
  for (const { shots, goals } of skaters) saved += shots - goals;
  return saved;
}

function learnSide(
  state: HockeyPlayersState,
  { season }: HockeyBox,
  { team: name, skaters }: HockeyBoxSide,
  params: HockeyLearnParams,
  made: number,
  against: number,
): void {
  const fresh: TeamState = { season, games: 0, savedFor: 0, savedAgainst: 0, skaters: [] };
  const team = state.teams[name] ?? fresh;
  state.teams[name] = team;
  const kept = params.team.memory * (team.season === season ? 1 : params.team.carry);
  team.season = season;
  team.games = team.games * kept + 1;
  team.savedFor = team.savedFor * kept + made / state.saved;
  team.savedAgainst = team.savedAgainst * kept + against / state.saved;
  for (const id of team.skaters) {
    const skater = state.skaters[id];
    if (!skater || skater.team !== name) continue;
    skater.dressed *= params.dressing;
    skater.dressedLast = false;
  }
  for (const line of skaters) learnSkater(state, season, name, line, params);
  for (const { playerId } of skaters)
    if (!team.skaters.includes(playerId)) team.skaters.push(playerId);
  team.skaters = team.skaters.filter((id) => {
    const skater = state.skaters[id];
    return skater?.team === name && skater.dressed > FORGOTTEN;
  });
}

function learnSkater(
  state: HockeyPlayersState,
  season: number,
  team: string,
  line: SkaterLine,
  params: HockeyLearnParams,
): void {
  const { role, playerId } = line;
  const known = state.skaters[playerId];
  const skater = known ?? newSkater(role, team, season);
  if (!known) state.skaters[playerId] = skater;
  const { ice, rates } = params;
  if (skater.season !== season) keepIce(skater, ice.carry);
  if (skater.team !== team) {
    keepIce(skater, ice.moved);
    skater.dressed = params.dressing;
  }
  const kept = rates.memory * (skater.season === season ? 1 : rates.carry);
  skater.role = role;
  skater.team = team;
  skater.season = season;
  skater.quickGames = skater.quickGames * ice.quick + 1;
  skater.quickIce = skater.quickIce * ice.quick + line.iceTime;
  skater.slowGames = skater.slowGames * ice.slow + 1;
  skater.slowIce = skater.slowIce * ice.slow + line.iceTime;
  skater.hours = skater.hours * kept + line.iceTime / 3600;
  skater.shots = skater.shots * kept + line.shots;
  skater.goals = skater.goals * kept + line.goals;
  skater.assists = skater.assists * kept + line.assists;
  skater.dressed += 1 - params.dressing;
  skater.dressedLast = true;
}

function keepIce(skater: SkaterState, share: number): void {
  skater.quickGames *= share;
  skater.quickIce *= share;
  skater.slowGames *= share;
  skater.slowIce *= share;
}

const newSkater = (role: Role, team: string, season: number): SkaterState => ({
  role,
  team,
  season,
  quickGames: 0,
  quickIce: 0,
  slowGames: 0,
  slowIce: 0,
  hours: 0,
  shots: 0,
  goals: 0,
  assists: 0,
  dressed: 0,
  dressedLast: false,
});
