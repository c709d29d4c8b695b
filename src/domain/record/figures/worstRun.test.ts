import { expect, test } from 'vitest';
import { gradedRow } from '../rows.fixture.ts';
import { recordFiguresOf } from './recordFigures.ts';
import { worstRun } from './worstRun.ts';

test('the worst runs go by the order of the contests; a push neither adds nor ends', () => {
  const ends = ['win', 'loss', 'push', 'loss', 'void', 'win', 'loss'] as const;
  const run = worstRun(ends.map((outcome, at) => gradedRow(at + 1, { outcome })));
  expect(run.losses).toBe(2);
  expect(run.drawdown).toBeCloseTo(2.0909, 4);
  expect(run).toMatchObject({ from: gradedRow(1).startTime, to: gradedRow(7).startTime });
});

test('what began at one time is added up before a drawdown is told', () => {
  const { startTime } = gradedRow(1);
  const of = (outcome: 'win' | 'loss', id: number) => gradedRow(1, { id, outcome, startTime });
  const mixed = [of('loss', 1), of('loss', 2), of('win', 3), of('win', 4)];
  expect(worstRun(mixed).drawdown).toBeCloseTo(2 - 200 / 110, 9);
  expect(worstRun([...mixed].reverse()).drawdown).toBeCloseTo(2 - 200 / 110, 9);
});

test('the losing run of all markets is the moneyline’s alone; of a field’s winner it is told by itself', () => {
  const game = (day: number) =>
    (['moneyline', 'spread', 'total'] as const).map((market) =>
      gradedRow(day, { market, outcome: 'loss' }),
    );
  const long = [5, 6, 7].map((day) => gradedRow(day, { market: 'outright', outcome: 'loss' }));
  const { picks } = recordFiguresOf([...game(1), ...game(2), ...long]);
  expect(picks.all.worst.losses).toBe(2);
  expect(picks.all.worst.drawdown).toBe(9);
  expect(picks.markets.map(({ worst }) => worst.losses)).toEqual([2, 2, 2, 3]);
});

test('a record that loses from the start is below its beginning', () => {
  const run = worstRun([gradedRow(1, { outcome: 'loss' }), gradedRow(2, { outcome: 'loss' })]);
  expect(run).toMatchObject({
    drawdown: 2,
    from: gradedRow(1).startTime,
    to: gradedRow(2).startTime,
  });
});
