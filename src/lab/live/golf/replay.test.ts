import { expect, test } from 'vitest';
import type { GolferState, GolfState } from '#domain/live/golfState.ts';
import { golfLive } from '#engine/live/golf/golfLive.ts';
import { parseGolfBoard } from '#feeds/espn/live/golfBoard.ts';
import { besideShared } from '#test/besideShared.ts';
import { recordedTournament } from './boards.ts';
import { recordedBoards } from './recordedBoards.ts';

/** Runs a state: enough to see that figures are shares. */
const RUNS = 200;

besideShared('data', 'a recorded golf tournament as it was played', (folder) => {
  const boards = recordedBoards(folder).map((board) => parseGolfBoard(board, 'pga-tour'));
  const told = boards.flatMap((board) => (board.ok ? board.value.events : []));
  const states = told.flatMap(({ state }) => state ?? []);

  test('every leaderboard is read; the one of another sport is refused', () => {
    expect(boards).toHaveLength(34);
    expect(boards.flatMap((board) => (board.ok ? [] : board.reason))).toEqual([
      'answered for another league (college-football)',
    ]);
    expect(boards.flatMap((board) => (board.ok ? board.value.quarantined : []))).toEqual([]);
    expect(told.map(({ sourceId }) => sourceId)).toEqual(Array(33).fill('golf-401811957'));
    expect(told.map(({ stage }) => stage)).toEqual([
      ...Array(29).fill('playing'),
      ...Array(4).fill('ended'),
    ]);
    expect(states).toHaveLength(33);
  });

  test('everyone is there throughout; what the feed took back is known', () => {
    const corrected: string[] = [];
    const unplayed: string[] = [];
    for (const [at, state] of states.entries()) {
      expect(state.players).toHaveLength(156);
      const before = new Map((states[at - 1]?.players ?? []).map((player) => [player.id, player]));
      for (const player of state.players) {
        const last = before.get(player.id);
        if (!last) continue;
        if (holesOf(player) < holesOf(last)) unplayed.push(player.id);
        if (last.rounds.some((score, round) => player.rounds[round] !== score)) {
          corrected.push(player.id);
        }
      }
    }
    // Two strokes more after a finished round; two holes of a player on the course that were told too early.
    expect({ corrected, unplayed }).toEqual({ corrected: ['10046'], unplayed: ['4364865'] });
  });

  test('78 made the cut, and the winner is told at the end', () => {
    const { players, winner, round } = states.at(-1) ?? expect.fail();
    expect(players.filter(({ out }) => out === 'cut')).toHaveLength(77);
    expect(players.filter(({ out }) => out === 'withdrawn')).toHaveLength(1);
    expect(players.filter(({ rounds }) => rounds.length === 4)).toHaveLength(78);
    expect([winner, round]).toEqual(['4251', 4]);
  });

  test('every state has its figures: one winner a run, nobody who is out, at the end the result', () => {
    const { inputs, seed } = recordedTournament(folder) ?? expect.fail();
    const live = golfLive(inputs, seed, RUNS, RUNS);
    for (const state of states) {
      const { players } = live.after(state);
      expect(players.reduce((sum, { wins }) => sum + wins, 0)).toBe(RUNS);
      const out = new Set(outOf(state));
      expect(players.filter(({ id, top20 }) => out.has(id) && top20 > 0)).toEqual([]);
    }
    const end = live.after(states.at(-1) ?? expect.fail());
    expect(end.players.filter(({ wins }) => wins > 0).map(({ id, wins }) => [id, wins])).toEqual([
      ['4251', RUNS],
    ]);
    expect(end.players.filter(({ madeCut }) => madeCut === RUNS)).toHaveLength(78);
  });
});

const holesOf = ({ rounds, thru = 0 }: GolferState): number => 18 * rounds.length + thru;

const outOf = ({ players }: GolfState): readonly string[] =>
  players.flatMap(({ id, out }) => (out === undefined ? [] : [id]));
