import type { FootballPosition } from '../box.ts';
import type { FootballParams, ShareSpread } from '../params.ts';
import type { FootballSquad, FootballSquadPlayer, SquadPasser } from '../squad.ts';
import { ballGroups, ballRate, ballShares, snapsOf } from './expected.ts';
import { MEMORY, TEAM_MEMORY } from './memory.ts';
import { shrunkRatio } from './ratio.ts';
import {
  type FootballPlayer,
  type FootballPlayersState,
  type FootballTeam,
  playerIn,
  teamIn,
} from './state.ts';

/** Who may play, as announced. */
export interface AnnouncedPlayer {
  readonly playerId: string;
  readonly position: FootballPosition;
  /** Chance to play, 0 to 1. */
  readonly chance: number;
  /** Place on the depth chart of his position: 1, 2, 3 or lower; 0 not told. */
  readonly depth: number;
}

/** One side of a game ahead. */
export interface FootballSituation {
  readonly season: number;
  readonly team: string;
  readonly opponent: string;
  readonly players: readonly AnnouncedPlayer[];
  /** Quarterbacks in order; all are among the players. */
  readonly passers: readonly string[];
  readonly kickerId?: string;
  readonly defenseId?: string;
}

/** Balls of a side in a usual game: what a share's spread per ball is measured on. */
export const USUAL = { targets: 33, carries: 26.5 } as const;

/** The squad of a side, from what is known of its players, its team and its opponent. */
export function footballSquad(
  state: FootballPlayersState,
  params: FootballParams,
  situation: FootballSituation,
): FootballSquad {
  const { season, players, passers } = situation;
  const team = teamIn(state, situation.team, season);
  const faced = teamIn(state, situation.opponent, season);
  const known = players.map(({ playerId, position }) =>
    playerIn(state, playerId, position, situation.team, season),
  );
  const snaps = known.map((player, index) =>
    player.position === 'QB' ? 1 : snapsOf(player, params, players[index]?.depth ?? 0),
  );
  const shares = {
    targets: known.map(
      (player, index) => ballRate(player, params, 'targets') * (snaps[index] ?? 0),
    ),
    carries: known.map(
      (player, index) => ballRate(player, params, 'carries') * (snaps[index] ?? 0),
    ),
  };
  const against = defenseOf(faced);
  const strength = TEAM_MEMORY;
  return {
    params,
    plays:
      shrunkRatio(team.plays, 0, strength.plays.strength) +
      shrunkRatio(faced.playsFaced, 0, strength.playsFaced.strength),
    passing:
      shrunkRatio(team.passing, 0, strength.passing.strength) +
      shrunkRatio(faced.passingFaced, 0, strength.passingFaced.strength),
    players: players.map((announced, index) => {
      const player = known[index] as FootballPlayer;
      return playerOf(player, announced, params, against, {
        targets: Math.min(1, shares.targets[index] ?? 0),
        carries: Math.min(1, shares.carries[index] ?? 0),
      });
    }),
    passers: passers.flatMap((playerId) => {
      const index = players.findIndex((one) => one.playerId === playerId);
      const player = known[index];
      return player ? [passerOf(playerId, player, params)] : [];
    }),
    targetGroup: ballGroups(team, params, 'targets'),
    carryGroup: ballGroups(team, params, 'carries'),
    ...(situation.kickerId !== undefined && { kickerId: situation.kickerId }),
    ...(situation.defenseId !== undefined && { defenseId: situation.defenseId }),
  };
}

const defenseOf = (faced: FootballTeam) => ({
  completing: shrunkRatio(faced.completingAllowed, 1, TEAM_MEMORY.completingAllowed.strength),
  gaining: shrunkRatio(faced.gainingAllowed, 1, TEAM_MEMORY.gainingAllowed.strength),
  rushing: shrunkRatio(faced.rushingAllowed, 1, TEAM_MEMORY.rushingAllowed.strength),
});

function playerOf(
  player: FootballPlayer,
  { playerId, position, chance }: AnnouncedPlayer,
  params: FootballParams,
  against: ReturnType<typeof defenseOf>,
  share: { targets: number; carries: number },
): FootballSquadPlayer {
  const prior = params.priors[player.position];
  const rate = (
    name: 'catching' | 'catchYards' | 'carryYards' | 'catchTouchdowns' | 'carryTouchdowns',
  ) => shrunkRatio(player[name], prior[name], MEMORY[name].strength);
  const known = player.snaps[1];
  return {
    playerId,
    position,
    chance,
    targets: share.targets,
    targetSpread: shareSpread(params.targetSpread[position], share.targets * USUAL.targets, known),
    carries: share.carries,
    carrySpread: shareSpread(params.carrySpread[position], share.carries * USUAL.carries, known),
    catching: Math.min(1, rate('catching') * against.completing),
    catchYards: rate('catchYards') * against.gaining,
    catchTouchdowns: rate('catchTouchdowns'),
    carryYards: rate('carryYards') * against.rushing,
    carryTouchdowns: rate('carryTouchdowns'),
  };
}

/** Squared coefficient of variation of a share. @param balls expected of him @param known games that still count */
export const shareSpread = (spread: ShareSpread, balls: number, known: number): number =>
  Math.max(
    0.01,
    Math.min(20, spread[0] + spread[1] / Math.max(0.3, balls) + spread[2] / (1 + known)),
  );

const passerOf = (
  playerId: string,
  player: FootballPlayer,
  params: FootballParams,
): SquadPasser => ({
  playerId,
  completing: shrunkRatio(player.completing, 1, MEMORY.completing.strength),
  gaining: shrunkRatio(player.gaining, 1, MEMORY.gaining.strength),
  intercepted: shrunkRatio(
    player.intercepted,
    params.script.intercepted[0] ?? 0,
    MEMORY.intercepted.strength,
  ),
});

/** Shares of the ball that everybody announced can expect together: used to say who matters. */
export const expectedShares = (squad: FootballSquad, ball: 'targets' | 'carries'): number[] =>
  ballShares(
    squad.players.map((player) => ({
      position: player.position,
      weight:
        player[ball] *
        (player.position === 'QB' && player.playerId !== squad.passers[0]?.playerId
          ? 0
          : player.chance),
    })),
    ball === 'targets' ? squad.targetGroup : squad.carryGroup,
    ball,
    ball === 'targets' ? squad.params.restTargets : squad.params.restCarries,
  );
