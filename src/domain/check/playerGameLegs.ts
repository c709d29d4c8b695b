import type { ScoreGrid } from '../game/scoreGrid.ts';
import type { PlayerLine, StatCounts } from '../players/line.ts';
import { CheckError, type CheckProblem } from './checkError.ts';
import type { ContestLegs } from './checkParlay.ts';
import { contestOfLegs, gameStates, type Placed, TOGETHER } from './contestLegs.ts';
import { canAllWin, type GameBet, gameLeg } from './gameLeg.ts';
import { canAllBeWon, type PlayerBet, playerLeg, statRuns } from './playerLeg.ts';
import { type Runs, type States, statesIn } from './runs.ts';
import type { Settles } from './settled.ts';

/** Some players' numbers in every drawn run of a game, side by side with its score. */
export interface DrawnRuns {
  readonly home: ArrayLike<number>;
  readonly away: ArrayLike<number>;
  readonly players: ReadonlyMap<string, DrawnPlayer>;
}

interface DrawnPlayer {
  /** 1 in the runs in which he plays, else 0. */
  readonly plays: ArrayLike<number>;
  /** By the stat's name, in the parts in which it is counted. */
  readonly stats: ReadonlyMap<string, ArrayLike<number>>;
}

/** Why several bets cannot be counted together. */
export interface Undrawn {
  readonly problem: Extract<CheckProblem, 'noFigures' | 'notCounted'>;
  readonly text: string;
}

/** A game's players, as far as a check needs them: their published lines, and the runs in which several bets are counted together. */
export interface CheckedPlayers {
  readonly lines: readonly PlayerLine[];
  /** Runs with the players who are asked for; or why there are none. */
  readonly drawn?: DrawnRuns | Undrawn | undefined;
}

/** A game of two teams with its simulated scores. */
export interface GameContest {
  readonly grid: ScoreGrid;
  readonly canDraw: boolean;
  /** Or in words why there are none. */
  readonly players?: CheckedPlayers | string | undefined;
}

type Bet = GameBet | PlayerBet;
const isPlayers = (bet: Bet): bet is PlayerBet => bet.market === 'player';
const isTeams = (bet: Bet): bet is GameBet => bet.market !== 'player';

export const NO_LINES = 'We have no lines of this game’s players';
const NO_PLAYER = 'We have no line of this player in this game';
const NO_STAT = 'We do not count that of this player';
const NEVER = 'These players never play in the same simulated game';

/** A player's published line in a game; undefined if there is none. */
export const lineOf = (
  { players }: GameContest,
  playerId: string | undefined,
): PlayerLine | undefined =>
  typeof players === 'object'
    ? players.lines.find((line) => line.playerId === playerId)
    : undefined;

/** Counts of a bet's stat. Throws a CheckError if there are none. */
function countsOf(game: GameContest, { playerId, stat }: PlayerBet): StatCounts {
  if (typeof game.players !== 'object')
    throw new CheckError('noFigures', game.players ?? NO_LINES, []);
  const line = lineOf(game, playerId);
  if (!line) throw new CheckError('unknown', NO_PLAYER, []);
  const counts = Object.hasOwn(line.stats, stat) ? line.stats[stat] : undefined;
  if (!counts) throw new CheckError('noSuchBet', NO_STAT, []);
  return counts;
}

/** The drawn runs in which all of the bets' players play, by their place. */
function runsOf({ home, players }: DrawnRuns, bets: readonly PlayerBet[]): Runs<number> {
  const wanted = bets.map(({ playerId }) => players.get(playerId)?.plays);
  return (visit) => {
    for (let run = 0; run < home.length; run++)
      if (wanted.every((plays) => plays?.[run] === 1)) visit(run, 1);
  };
}

/** What a bet does in a drawn run. */
function drawnLeg({ home, away, players }: DrawnRuns, bet: Bet, canDraw: boolean): Settles<number> {
  if (isTeams(bet)) {
    const leg = gameLeg(bet, canDraw);
    return (run) => leg([home[run] ?? 0, away[run] ?? 0]);
  }
  const values = players.get(bet.playerId)?.stats.get(bet.stat);
  if (!values) throw new CheckError('noSuchBet', NO_STAT, []);
  const leg = playerLeg(bet);
  return (run) => leg(values[run] ?? 0);
}

/** A player's bet with others of its game: in the runs in which all of these players play. */
function drawnStates(game: GameContest, bets: readonly Bet[]): States {
  const { players, canDraw } = game;
  const drawn = typeof players === 'object' ? players.drawn : undefined;
  if (!drawn) throw new CheckError('noFigures', NO_LINES, []);
  if ('problem' in drawn) throw new CheckError(drawn.problem, drawn.text, []);
  const own = bets.filter(isPlayers);
  const states = statesIn(
    runsOf(drawn, own),
    bets.map((bet) => drawnLeg(drawn, bet, canDraw)),
  );
  const none = states[0] ?? 0;
  if (Number.isNaN(none)) throw new CheckError('noFigures', NEVER, []);
  if (none === 0 && !(canAllBeWon(own) && canAllWin(bets.filter(isTeams), canDraw)))
    throw new CheckError('impossible', TOGETHER, []);
  return states;
}

function statesOf(game: GameContest, bets: readonly Bet[]): States {
  const own = bets.filter(isPlayers);
  const [only] = own;
  if (!only) return gameStates(game.grid, game.canDraw, bets.filter(isTeams));
  const counts = own.map((bet) => countsOf(game, bet));
  const [first] = counts;
  // One bet alone is what its player's published line says.
  return first && bets.length === 1
    ? statesIn(statRuns(first), [playerLeg(only)])
    : drawnStates(game, bets);
}

/**
 * Legs of a game of two teams and of its players. A player's leg is void if he does not play, so it is counted in the runs in which he
 * does; with others, in the runs in which all players of the legs play; a game's legs among themselves in all its runs.
 * Throws a CheckError for bets that do not exist, for players without a line, and for legs that cannot win together.
 */
export const playerGameLegs = (game: GameContest, placed: readonly Placed<Bet>[]): ContestLegs =>
  contestOfLegs(placed, (bets) => statesOf(game, bets));
