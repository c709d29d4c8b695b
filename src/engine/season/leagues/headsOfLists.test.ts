import { expect, test } from 'vitest';
import { difference } from '../order/criteria.ts';
import type { Criterion } from '../order/rank.ts';
import { headsOfLists } from './headsOfLists.ts';
import { madeSeason } from './madeSeason.fixture.ts';

const GROUPS = { AFC: { East: ['A', 'B', 'C'], North: ['D', 'E'] } };

test('only the best that is left of each list is compared, and the next comes in when it is picked', () => {
  const compared: string[] = [];
  const { run, names, numbers } = madeSeason(GROUPS, 'A 9 D 0, B 9 D 0, C 9 E 0, B 9 E 0');
  const watched: Criterion = (of, tied) => {
    compared.push(names(tied));
    return difference(of, tied);
  };
  const rules = { two: [watched], many: [watched], by: 'peel' } as const;
  const lists = [numbers('A B C'), numbers('D E')];
  const order = headsOfLists(run, lists, 0, 4, new Float64Array(5), rules);
  // B has the best difference of all, but A is before it in its list.
  expect(names(order)).toBe('A B C D');
  expect(compared).toEqual(['A D', 'B D', 'C D']);
});

test('a better record needs no tie-break, and lists may run out', () => {
  const { run, names, numbers } = madeSeason(GROUPS, '');
  const rules = { two: [], many: [], by: 'peel' } as const;
  const values = Float64Array.from([0.5, 0.25, 0.1, 0.75, 0.3]);
  const lists = [numbers('A B C'), numbers('D E')];
  expect(names(headsOfLists(run, lists, 0, 9, values, rules))).toBe('D A E B C');
  expect(names(headsOfLists(run, lists, 1, 2, values, rules))).toBe('E B');
});
