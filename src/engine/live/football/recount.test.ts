/** The last minutes recounted by playing drives one by one. */
import { expect, test } from 'vitest';
import fitted from '../../fitted/live/nfl.json' with { type: 'json' };
import { stopSeconds } from './clock.ts';
import { LATE_WIDTH, Late } from './late.ts';
import { usualMoves } from './moves.ts';

const GAMES = 20_000;
const FROM = 15;

test('drives played one by one end as the process says', () => {
  const none = { home: 0, away: 0 };
  const said = new Late(fitted, none).play([{ pile: 2 * FROM, home: 0, away: 0, chance: 1 }], -3);
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const movesAt = new Map<string, ReturnType<typeof usualMoves>>();
  const movesOf = (stop: number, lead: number) => {
    const key = `${stop} ${lead}`;
    const seconds = stopSeconds(stop);
    const at = (yards: number) => ({ yards, down: 1, distance: 10, seconds, second: true, lead });
    const moves = movesAt.get(key) ?? usualMoves(fitted, at, 0, stop);
    movesAt.set(key, moves);
    return moves;
  };
  const counts = { home: 0, level: 0, away: 0 };
  for (let game = 0; game < GAMES; game++) {
    let [stop, homeBall, lead] = [FROM, true, -3];
    while (stop > 0) {
      let sum = random();
      const move = movesOf(stop, homeBall ? lead : -lead).find(({ chance }) => {
        sum -= chance;
        return sum < 0;
      });
      if (!move) break;
      lead += homeBall ? move.own - move.other : move.other - move.own;
      stop = move.stop;
      homeBall = homeBall === move.keeps;
    }
    counts[lead > 0 ? 'home' : lead < 0 ? 'away' : 'level'] += 1;
  }
  const table = { home: 0, level: 0, away: 0 };
  said.forEach((weight, cell) => {
    const lead = Math.floor(cell / LATE_WIDTH) - (cell % LATE_WIDTH) - 3;
    table[lead > 0 ? 'home' : lead < 0 ? 'away' : 'level'] += weight;
  });
  expect(table.home + table.level + table.away).toBeCloseTo(1, 3);
  expect(counts.home / GAMES).toBeCloseTo(table.home, 1.8);
  expect(counts.level / GAMES).toBeCloseTo(table.level, 1.8);
  expect(counts.away / GAMES).toBeCloseTo(table.away, 1.8);
});
