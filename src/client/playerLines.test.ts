import { expect, test } from 'vitest';
import { gamePlayersSchema } from '#contract/players/gamePlayers.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { readGameLines } from './readGameLines.ts';

const LINE: PlayerLine = {
  playerId: '3139477',
  name: 'Patrick Mahomes',
  side: 'away',
  position: 'QB',
  plays: 0.62,
  status: 'Questionable',
  stats: { passingYards: { from: 180, counts: [1, 0, 3] } },
};
const ANSWER = {
  asOf: '2026-11-21T13:03:00Z',
  gameId: 7,
  predictionId: 70,
  players: [LINE, { ...LINE, playerId: 'n1', plays: 1, status: undefined }],
};

test('what the contract lets through is read as it is', () => {
  const { predictionId, players } = gamePlayersSchema.parse(ANSWER);
  expect(readGameLines(ANSWER)).toEqual({ predictionId, players });
});

test.each([
  ['no id', { playerId: 7 }],
  ['a side of nobody', { side: 'left' }],
  ['counts that are no numbers', { stats: { points: { from: 0, counts: ['1'] } } }],
  ['no chance to play', { plays: null }],
])('a line with %s is left out, the others stay', (_, wrong) => {
  const read = readGameLines({ ...ANSWER, players: [LINE, { ...LINE, ...wrong }] });
  expect(read?.players).toEqual([LINE]);
});

test('another shape is no answer', () => {
  for (const wrong of [null, [], {}, { players: [] }, { predictionId: 1, players: {} }]) {
    expect(readGameLines(wrong)).toBeUndefined();
  }
});
