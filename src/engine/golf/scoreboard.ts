import { type GolfField, PLAYING } from './field.ts';
import { HIGHEST_ROUND, LOWEST_ROUND } from './playRound.ts';

/** Players by total score, so that places are counted, not sorted. */
export interface Scoreboard {
  /** Added to a score to par to make it an index. */
  readonly offset: number;
  /** How many players have this score. */
  readonly players: Int32Array;
  /** 1 + how many players have a lower score. */
  readonly place: Int32Array;
}

export function newScoreboard(rounds: number): Scoreboard {
  const size = rounds * (HIGHEST_ROUND - LOWEST_ROUND) + 1;
  return {
    offset: -rounds * LOWEST_ROUND,
    players: new Int32Array(size),
    place: new Int32Array(size),
  };
}

/** Counts everyone who is still playing by score, and the place of every score. */
export function rankField(board: Scoreboard, field: GolfField): void {
  const { offset, players, place } = board;
  players.fill(0);
  for (let i = 0; i < field.count; i++) {
    if (field.state[i] !== PLAYING) continue;
    const at = (field.total[i] ?? 0) + offset;
    players[at] = (players[at] ?? 0) + 1;
  }
  let before = 1;
  for (let at = 0; at < players.length; at++) {
    place[at] = before;
    before += players[at] ?? 0;
  }
}

/** The score of the player in place `k` (1: the leader; ties share a place), or of the last one if there are fewer. */
export function boardScoreAt(board: Scoreboard, k: number): number {
  let seen = 0;
  let last = 0;
  for (let at = 0; at < board.players.length; at++) {
    const here = board.players[at] ?? 0;
    if (here === 0) continue;
    seen += here;
    last = at - board.offset;
    if (seen >= k) break;
  }
  return last;
}
