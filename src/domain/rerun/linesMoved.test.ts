import { expect, test } from 'vitest';
import { EXAMPLE_LINE, EXAMPLE_RECEIVER } from '../players/exampleLine.fixture.ts';
import type { StatCounts } from '../players/line.ts';
import { linesMoved } from './linesMoved.ts';

const up = (stats: Readonly<Record<string, StatCounts>>) =>
  Object.fromEntries(
    Object.entries(stats).map(([stat, counts]) => [stat, { ...counts, from: counts.from + 10 }]),
  );

test('each player’s main count stands beside the same in other scores; who is not drawn is left out', () => {
  const drawn = [{ ...EXAMPLE_LINE, stats: up(EXAMPLE_LINE.stats) }];
  const [line, ...more] = linesMoved([EXAMPLE_LINE, EXAMPLE_RECEIVER], drawn);
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    name: EXAMPLE_LINE.name,
    side: EXAMPLE_LINE.side,
    stat: 'passingYards',
  });
  expect((line?.moved ?? 0) - (line?.published ?? 0)).toBeCloseTo(10, 9);
});

test('six of a side are shown, those first on whom most hangs', () => {
  const team = Array.from({ length: 8 }, (_, at) => ({
    ...EXAMPLE_LINE,
    playerId: `${at}`,
    name: `Player ${at}`,
    stats: Object.fromEntries(
      Object.entries(EXAMPLE_LINE.stats).map(([stat, counts]) => [
        stat,
        { ...counts, from: counts.from + at },
      ]),
    ),
  }));
  const names = linesMoved(team, team).map(({ name }) => name);
  expect(names).toEqual(['Player 7', 'Player 6', 'Player 5', 'Player 4', 'Player 3', 'Player 2']);
});
