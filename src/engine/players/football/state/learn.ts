import { boxTotals, FOOTBALL_POSITIONS, type FootballBox, type SideBox } from '../box.ts';
import type { FootballParams } from '../params.ts';
import { scripted } from '../script.ts';
import { type Ball, ballGroups, ballRate, ballShares, snapsOf } from './expected.ts';
import { MEMORY, TEAM_MEMORY } from './memory.ts';
import { addToRatio, shrunkRatio } from './ratio.ts';
import {
  type FootballPlayer,
  type FootballPlayersState,
  type FootballTeam,
  playerIn,
  teamIn,
} from './state.ts';

/** Games whose players are remembered. */
const RECENT = 5;

/** Learns from a game that ended. Changes the state. */
export function learnFootball(
  state: FootballPlayersState,
  params: FootballParams,
  box: FootballBox,
): void {
  const { season, home, away } = box;
  const teams = {
    home: teamIn(state, home.team, season),
    away: teamIn(state, away.team, season),
  };
  learnSide(state, params, season, home, away.score, teams.home, teams.away);
  learnSide(state, params, season, away, home.score, teams.away, teams.home);
  state.teams[home.team] = teams.home;
  state.teams[away.team] = teams.away;
}

function learnSide(
  state: FootballPlayersState,
  params: FootballParams,
  season: number,
  side: SideBox,
  other: number,
  team: FootballTeam,
  faced: FootballTeam,
): void {
  const total = boxTotals(side);
  const plays = total.attempts + total.carries;
  if (plays === 0) return;
  const at = [side.score, other, total.passingTouchdowns, total.rushingTouchdowns] as const;
  const players = side.lines.map((line) =>
    playerIn(state, line.playerId, line.position, side.team, season),
  );
  const snaps = side.lines.map((line, index) => {
    const player = players[index];
    return line.snapShare ?? (player ? snapsOf(player, params, 0) : 0);
  });
  const seen = expectedOfSide(side, players, params);
  learnPlays(params, team, faced, plays, total.attempts, at);
  learnFactors(params, side, players, faced, seen, at);
  learnBall(params, side, players, snaps, team, 'targets');
  learnBall(params, side, players, snaps, team, 'carries');
  team.recent = [...team.recent, side.lines.map(({ playerId }) => playerId)].slice(-RECENT);
  side.lines.forEach((line, index) => {
    const player = players[index];
    if (!player) return;
    player.games += 1;
    if (line.snapShare !== undefined)
      addToRatio(player.snaps, MEMORY.snaps.keep, line.snapShare, 1);
    addToRatio(player.catching, MEMORY.catching.keep, line.receptions, line.targets);
    addToRatio(player.catchYards, MEMORY.catchYards.keep, line.receivingYards, line.receptions);
    addToRatio(
      player.catchTouchdowns,
      MEMORY.catchTouchdowns.keep,
      line.receivingTouchdowns,
      line.targets,
    );
    addToRatio(player.carryYards, MEMORY.carryYards.keep, line.rushingYards, line.carries);
    addToRatio(
      player.carryTouchdowns,
      MEMORY.carryTouchdowns.keep,
      line.rushingTouchdowns,
      line.carries,
    );
    state.players[line.playerId] = player;
  });
}

/** What was expected of a side's catches and runs, given who got the ball: before any factor. */
export function expectedOfSide(
  side: SideBox,
  players: readonly FootballPlayer[],
  params: FootballParams,
): { catches: number; catchYards: number; carryYards: number } {
  const seen = { catches: 0, catchYards: 0, carryYards: 0 };
  side.lines.forEach((line, index) => {
    const player = players[index];
    if (!player) return;
    const prior = params.priors[player.position];
    seen.catches +=
      line.targets * shrunkRatio(player.catching, prior.catching, MEMORY.catching.strength);
    seen.catchYards +=
      line.receptions *
      shrunkRatio(player.catchYards, prior.catchYards, MEMORY.catchYards.strength);
    seen.carryYards +=
      line.carries * shrunkRatio(player.carryYards, prior.carryYards, MEMORY.carryYards.strength);
  });
  return seen;
}

type At = readonly [own: number, other: number, passed: number, rushed: number];

function learnPlays(
  params: FootballParams,
  team: FootballTeam,
  faced: FootballTeam,
  plays: number,
  attempts: number,
  at: At,
): void {
  const more = plays - scripted(params.script.plays, ...at);
  const passed = attempts / plays - scripted(params.script.passing, ...at);
  addToRatio(team.plays, TEAM_MEMORY.plays.keep, more, 1);
  addToRatio(team.passing, TEAM_MEMORY.passing.keep, passed, 1);
  addToRatio(faced.playsFaced, TEAM_MEMORY.playsFaced.keep, more, 1);
  addToRatio(faced.passingFaced, TEAM_MEMORY.passingFaced.keep, passed, 1);
}

/** Passers and defenses, against what the receivers and runners let expect in such a game. */
function learnFactors(
  params: FootballParams,
  side: SideBox,
  players: readonly FootballPlayer[],
  faced: FootballTeam,
  seen: ReturnType<typeof expectedOfSide>,
  at: At,
): void {
  const total = boxTotals(side);
  const catches = seen.catches * scripted(params.script.completing, ...at);
  const yards = seen.catchYards * scripted(params.script.gaining, ...at);
  const runs = seen.carryYards * scripted(params.script.rushing, ...at);
  addToRatio(
    faced.completingAllowed,
    TEAM_MEMORY.completingAllowed.keep,
    total.completions,
    catches,
  );
  addToRatio(faced.gainingAllowed, TEAM_MEMORY.gainingAllowed.keep, total.passingYards, yards);
  addToRatio(faced.rushingAllowed, TEAM_MEMORY.rushingAllowed.keep, total.rushingYards, runs);
  side.lines.forEach((line, index) => {
    const player = players[index];
    if (!player || line.attempts === 0) return;
    const part = line.attempts / total.attempts;
    addToRatio(player.completing, MEMORY.completing.keep, line.completions, catches * part);
    addToRatio(player.gaining, MEMORY.gaining.keep, line.passingYards, yards * part);
    addToRatio(player.intercepted, MEMORY.intercepted.keep, line.interceptions, line.attempts);
  });
}

/** Who got the ball, against what those who were there could expect. */
function learnBall(
  params: FootballParams,
  side: SideBox,
  players: readonly FootballPlayer[],
  snaps: readonly number[],
  team: FootballTeam,
  ball: Ball,
): void {
  const total = side.lines.reduce((sum, line) => sum + line[ball], 0);
  if (total === 0) return;
  const weights = players.map((player, index) => ({
    position: player.position,
    weight: (snaps[index] ?? 0) * ballRate(player, params, ball),
  }));
  const rest = ball === 'targets' ? params.restTargets : params.restCarries;
  const shares = ballShares(weights, ballGroups(team, params, ball), ball, rest);
  const groups = team[ball === 'targets' ? 'targetGroup' : 'carryGroup'];
  const { keep } = TEAM_MEMORY[ball === 'targets' ? 'targetGroup' : 'carryGroup'];
  for (const position of FOOTBALL_POSITIONS) {
    const got = side.lines.reduce(
      (sum, line) => sum + (line.position === position ? line[ball] : 0),
      0,
    );
    addToRatio(groups[position], keep, got, total);
  }
  side.lines.forEach((line, index) => {
    const player = players[index];
    const rate = player ? ballRate(player, params, ball) : 0;
    if (!player || rate <= 0) return;
    addToRatio(player[ball], MEMORY[ball].keep, line[ball], (total * (shares[index] ?? 0)) / rate);
  });
}
