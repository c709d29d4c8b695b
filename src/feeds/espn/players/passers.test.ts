import { expect, test } from 'vitest';
import { parsePassers } from './passers.ts';

const LABELS = ['C/ATT', 'YDS', 'AVG', 'TD', 'INT'];
const IDS = ['A. Trick', 'Josh Allen', 'Patrick Mahomes', 'A. Back'];
const passer = (displayName: string, thrown: unknown) => ({
  athlete: { id: String(1 + IDS.indexOf(displayName)), displayName },
  stats: [thrown, '240', '7.1', '2', '0'],
});
const side = (id: string, athletes: readonly unknown[], labels: readonly unknown[] = LABELS) => ({
  team: { id },
  statistics: [
    {
      name: 'rushing',
      labels: ['CAR'],
      athletes: [{ athlete: { displayName: 'R. B.' }, stats: ['20'] }],
    },
    { name: 'passing', labels, athletes },
  ],
});
const answer = (...players: readonly unknown[]) => ({ boxscore: { players } });
const read = (given: unknown) => {
  const found = parsePassers(given);
  return found.ok ? [...found.value] : found.reason;
};

test('of each side, who threw most passes: not who gained most yards by one of them', () => {
  const bills = side('2', [passer('A. Trick', '1/1'), passer('Josh Allen', '20/33')]);
  const chiefs = side('12', [passer('Patrick Mahomes', '8/12'), passer('A. Back', '11/19')]);
  expect(read(answer(bills, chiefs))).toEqual([
    ['2', 'Josh Allen'],
    ['12', 'A. Back'],
  ]);
});

test('a side without passes, or told otherwise, is left out; the other is read', () => {
  const chiefs = side('12', [passer('Patrick Mahomes', '24/38')]);
  const odd = [
    side('2', []),
    side('2', [passer('A. Back', 'many')]),
    side('2', [passer('A. Back', 7)]),
    side('2', [passer('A. Back', '3/5')], ['YDS']),
    { team: null, statistics: chiefs.statistics },
    { team: { id: '2' }, statistics: null },
  ];
  for (const one of odd) expect(read(answer(one, chiefs))).toEqual([['12', 'Patrick Mahomes']]);
});

test.each([null, 7, 'box', {}, { boxscore: null }, { boxscore: { players: 'x' } }])(
  '%j is no box score',
  (given) => {
    expect(read(given)).toBe('sent no box score');
  },
);
