import { sum } from '#domain/numbers/numbers.ts';
import type { SoccerLearnParams, SoccerRatePrior } from './learnParams.ts';
import type { SoccerPosition } from './params.ts';
import type { SoccerSquad, SoccerSquadPlayer } from './squad.ts';
import type { SoccerPlayer, SoccerPlayersState, SoccerTeam } from './state.ts';

/** Somebody who may play, with his chances to start and, if not, to come on. */
export interface MayPlay {
  readonly playerId: string;
  readonly position: SoccerPosition;
  readonly starts: number;
  readonly comesOn: number;
  /** Chance that he is fit, which no place left over can raise; 1 if left out. */
  readonly fit?: number;
}

/** One side of a game ahead. */
interface SideAhead {
  readonly team: string;
  readonly opponent: string;
  readonly season: number;
  readonly home: boolean;
  readonly players: readonly MayPlay[];
}

/** Chances below 1 that add up to a number of places. */
const MOST_CHANCE = 0.95;

/** Whoever played for a team of late, with chances by how often he did. Who is out is the caller's to leave out. */
export function mayPlay(state: SoccerPlayersState, team: string): MayPlay[] {
  return (state.teams[team]?.players ?? []).flatMap((playerId) => {
    const player = state.players[playerId];
    if (player?.team !== team) return [];
    const { position, starting: starts, comingOn } = player;
    return [{ playerId, position, starts, comesOn: comingOn / Math.max(0.05, 1 - starts) }];
  });
}

/** Line-ups are out: these start, the others may come on. */
export function withLineUp(players: readonly MayPlay[], starters: ReadonlySet<string>): MayPlay[] {
  return players.map((one) => ({ ...one, starts: starters.has(one.playerId) ? 1 : 0 }));
}

/** What is known of a side before its game. */
export function soccerSquadOf(
  state: SoccerPlayersState,
  ahead: SideAhead,
  params: SoccerLearnParams,
): SoccerSquad {
  const made = ratio(state.teams[ahead.team], 'missedFor', ahead.season, params.team);
  const given = ratio(state.teams[ahead.opponent], 'missedAgainst', ahead.season, params.team);
  const { home } = params.team;
  return {
    players: fitting(ahead.players, params).map((one) =>
      playerOf(state.players[one.playerId], one, ahead, params),
    ),
    missedShots: state.missed * made * given * (ahead.home ? home : 1 / home),
  };
}

/** Chances that come to eleven who start, and to the usual number of substitutes. */
function fitting(players: readonly MayPlay[], { substitutes }: SoccerLearnParams): MayPlay[] {
  const most = players.map(({ fit = 1 }) => MOST_CHANCE * fit);
  const starting = scaled(
    players.map(({ starts }) => starts),
    most,
    11,
  );
  const coming = scaled(
    players.map(({ comesOn }, at) => Math.min(comesOn, MOST_CHANCE) * (1 - (starting[at] ?? 0))),
    most,
    substitutes,
  );
  return players.map((one, at) => {
    const starts = starting[at] ?? 0;
    return {
      ...one,
      starts,
      comesOn: starts < 1 ? Math.min(1, (coming[at] ?? 0) / (1 - starts)) : 0,
    };
  });
}

function scaled(chances: readonly number[], most: readonly number[], places: number): number[] {
  const sure = chances.filter((chance) => chance >= 1).length;
  const doubtful = sum(chances.filter((chance) => chance < 1));
  const factor = doubtful > 0 ? Math.max(0, places - sure) / doubtful : 1;
  return chances.map((chance, at) =>
    chance >= 1 ? 1 : Math.min(most[at] ?? MOST_CHANCE, chance * factor),
  );
}

/** A team's missed shots relative to the league's, shrunk to 1. */
function ratio(
  team: SoccerTeam | undefined,
  what: 'missedFor' | 'missedAgainst',
  season: number,
  { weight, carry }: SoccerLearnParams['team'],
): number {
  if (!team) return 1;
  const kept = team.season === season ? 1 : carry;
  return (team[what] * kept + weight) / (team.games * kept + weight);
}

function playerOf(
  known: SoccerPlayer | undefined,
  { playerId, position, starts, comesOn }: MayPlay,
  { season, team }: SideAhead,
  params: SoccerLearnParams,
): SoccerSquadPlayer {
  const { rates } = params;
  const kept =
    (known?.season === season ? 1 : rates.carry) * (known?.team === team ? 1 : rates.moved);
  const shrunk = (value: number, over: number, { base, weight }: SoccerRatePrior) =>
    (value * kept + weight * base[position]) / (over * kept + weight);
  const shots = shrunk(known?.shots ?? 0, known?.countedNineties ?? 0, params.shots);
  const shooting = shrunk(known?.goals ?? 0, known?.shots ?? 0, params.shooting);
  const { base, weight } = params.full;
  const nineties = (known?.nineties ?? 0) * kept;
  return {
    playerId,
    position,
    starts,
    comesOn,
    full: ((known?.fullStarts ?? 0) + weight * base[position]) / ((known?.starts ?? 0) + weight),
    rateUnknown: params.rateUnknown / Math.sqrt(1 + nineties / params.rateNineties),
    missed: shots * (1 - shooting),
    goals: shots * shooting,
    assists: shrunk(known?.assists ?? 0, known?.nineties ?? 0, params.assists),
  };
}
