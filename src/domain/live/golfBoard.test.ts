import { expect, test } from 'vitest';
import { golfBoardOf, playedPercent } from './golfBoard.ts';
import type { GolfState } from './golfState.ts';

const state: GolfState = {
  sport: 'golf',
  round: 2,
  players: [
    { id: 'out', rounds: [-9], out: 'withdrawn' },
    { id: 'waiting', rounds: [-3] },
    { id: 'playing', rounds: [0], thru: 9, toPar: -3 },
    { id: 'leader', rounds: [-2, -4] },
    { id: 'last', rounds: [4, 0] },
  ],
};

test('by place, ties together, who has played more first; who is out has no place', () => {
  expect(golfBoardOf(state)).toEqual([
    { id: 'leader', place: 1, tied: false, toPar: -6, today: -4, thru: 18 },
    { id: 'playing', place: 2, tied: true, toPar: -3, today: -3, thru: 9 },
    { id: 'waiting', place: 2, tied: true, toPar: -3 },
    { id: 'last', place: 4, tied: false, toPar: 4, today: 0, thru: 18 },
    { id: 'out', tied: false, toPar: -9 },
  ]);
});

test('a play-off’s winner stands first', () => {
  const tied = { ...state, players: [...state.players, { id: 'won', rounds: [-3, -3] }] };
  expect(golfBoardOf({ ...tied, winner: 'won' })[0]?.id).toBe('won');
});

test('holes played by those who are in', () => {
  expect(playedPercent(state, 4)).toBe(Number(((100 * (18 + 27 + 36 + 36)) / (4 * 72)).toFixed(1)));
});
