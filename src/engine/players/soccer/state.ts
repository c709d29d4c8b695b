import type { SoccerBox, SoccerBoxSide, SoccerLine } from './box.ts';
import type { SoccerLearnParams } from './learnParams.ts';
import { FULL, type SoccerPosition } from './params.ts';

/** What is kept of a player. Sums fade; nineties are 90 minutes on the field. */
export interface SoccerPlayer {
  position: SoccerPosition;
  team: string;
  season: number;
  nineties: number;
  assists: number;
  /** Of the games whose shots were counted. */
  countedNineties: number;
  shots: number;
  goals: number;
  starts: number;
  fullStarts: number;
  /** Share of his team's games of late that he started, and to which he came on, 0 to 1. */
  starting: number;
  comingOn: number;
}

export interface SoccerTeam {
  season: number;
  games: number;
  /** Its shots that were no goals, and the other sides'. */
  missedFor: number;
  missedAgainst: number;
  /** Ids of those who played for it of late. */
  players: string[];
}

/** All that is known of a league's players, as plain JSON. */
export interface SoccerPlayersState {
  players: Record<string, SoccerPlayer>;
  teams: Record<string, SoccerTeam>;
  /** Mean of a side's missed shots. */
  missed: number;
}

/** Who played in less than this share of games of late is no longer on the team's list. */
const FORGOTTEN = 0.02;

export const newSoccerState = (missed: number): SoccerPlayersState => ({
  players: {},
  teams: {},
  missed,
});

/** Learns from one final, in the order of play. Changes the state. */
export function learnSoccer(
  state: SoccerPlayersState,
  box: SoccerBox,
  params: SoccerLearnParams,
): void {
  const made = { home: missedShots(box.home), away: missedShots(box.away) };
  learnSide(state, box.season, box.home, params);
  learnSide(state, box.season, box.away, params);
  if (made.home === undefined || made.away === undefined) return;
  learnTeam(teamOf(state, box.home.team, box.season, params), state, made.home, made.away);
  learnTeam(teamOf(state, box.away.team, box.season, params), state, made.away, made.home);
  state.missed += params.team.drift * ((made.home + made.away) / 2 - state.missed);
}

/** Shots of a side that were no goals; undefined where one player's are not counted. */
export function missedShots({ players }: SoccerBoxSide): number | undefined {
  let missed = 0;
  for (const { shots, goals } of players) {
    if (shots === undefined) return undefined;
    missed += Math.max(0, shots - goals);
  }
  return missed;
}

/** A team's state, faded by one game. */
function teamOf(
  state: SoccerPlayersState,
  name: string,
  season: number,
  params: SoccerLearnParams,
): SoccerTeam {
  const team = state.teams[name] ?? newTeam(season);
  state.teams[name] = team;
  const kept = params.team.memory * (team.season === season ? 1 : params.team.carry);
  team.season = season;
  team.games *= kept;
  team.missedFor *= kept;
  team.missedAgainst *= kept;
  return team;
}

function learnTeam(
  team: SoccerTeam,
  { missed }: SoccerPlayersState,
  made: number,
  against: number,
): void {
  team.games += 1;
  team.missedFor += made / missed;
  team.missedAgainst += against / missed;
}

function learnSide(
  state: SoccerPlayersState,
  season: number,
  { team: name, players }: SoccerBoxSide,
  params: SoccerLearnParams,
): void {
  const team = state.teams[name] ?? newTeam(season);
  state.teams[name] = team;
  for (const id of team.players) {
    const player = state.players[id];
    if (player?.team !== name) continue;
    player.starting *= params.playing;
    player.comingOn *= params.playing;
  }
  for (const line of players) learnPlayer(state, season, name, line, params);
  const ids = new Set([...team.players, ...players.map(({ playerId }) => playerId)]);
  team.players = [...ids].filter((id) => {
    const player = state.players[id];
    return player?.team === name && player.starting + player.comingOn > FORGOTTEN;
  });
}

function learnPlayer(
  state: SoccerPlayersState,
  season: number,
  team: string,
  line: SoccerLine,
  params: SoccerLearnParams,
): void {
  const known = state.players[line.playerId];
  const player = known ?? newPlayer(line.position, team, season);
  if (!known) state.players[line.playerId] = player;
  const { rates, full } = params;
  let kept = player.season === season ? 1 : rates.carry;
  if (player.team !== team) {
    kept *= rates.moved;
    player.starting = 0;
    player.comingOn = 0;
  }
  if (line.started) {
    player.starts = player.starts * full.memory + 1;
    player.fullStarts = player.fullStarts * full.memory + Number(line.minutes >= FULL);
  }
  kept *= rates.memory;
  player.position = line.position;
  player.team = team;
  player.season = season;
  player.nineties = player.nineties * kept + line.minutes / FULL;
  player.assists = player.assists * kept + line.assists;
  const counted = line.shots === undefined ? 0 : 1;
  player.countedNineties = player.countedNineties * kept + (counted * line.minutes) / FULL;
  player.shots = player.shots * kept + Math.max(line.shots ?? 0, counted * line.goals);
  player.goals = player.goals * kept + counted * line.goals;
  player[line.started ? 'starting' : 'comingOn'] += 1 - params.playing;
}

const newTeam = (season: number): SoccerTeam => ({
  season,
  games: 0,
  missedFor: 0,
  missedAgainst: 0,
  players: [],
});

const newPlayer = (position: SoccerPosition, team: string, season: number): SoccerPlayer => ({
  position,
  team,
  season,
  nineties: 0,
  assists: 0,
  countedNineties: 0,
  shots: 0,
  goals: 0,
  starts: 0,
  fullStarts: 0,
  starting: 0,
  comingOn: 0,
});
