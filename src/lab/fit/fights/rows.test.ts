import { expect, test } from 'vitest';
import { parseRows } from '../../data/readRows.ts';
import { BOXING_ROWS } from './boxingRow.ts';
import { UFC_ROWS } from './ufcRow.ts';

const HEAD =
  'date,fighter_a,fighter_b,winner,method,round,time,sched_rounds,weight_class,odds_a,odds_b,age_a,reach_a';
const read = (...lines: string[]) => parseRows([HEAD, ...lines].join('\n'), 'ufc.csv', UFC_ROWS);

test('a fight with its line and its time', () => {
  const { rows, malformed } = read(
    '2024-02-03,Ann Ng,José Ruiz,b,SUB,2,1:30,3,Lightweight,-150,130,28,0.0',
  );
  expect(malformed).toEqual([]);
  expect(rows[0]).toMatchObject({
    season: 2024,
    winner: 'b',
    method: 'submission',
    minutes: 6.5,
    rounds: 3,
    a: { key: 'ann ng', age: 28, reach: undefined },
    b: { key: 'jose ruiz' },
  });
  expect(rows[0]?.closing.winA).toBeCloseTo(0.58, 2);
});

test.each([
  ['date', '2024-13-03,A,B,a,SUB,2,1:30,3,L,-150,130,28,170'],
  ['winner', '2024-02-03,A,B,c,SUB,2,1:30,3,L,-150,130,28,170'],
  ['method', '2024-02-03,A,B,a,TKO?,2,1:30,3,L,-150,130,28,170'],
  ['time', '2024-02-03,A,B,a,SUB,2,1:75,3,L,-150,130,28,170'],
  ['sched_rounds', '2024-02-03,A,B,a,SUB,2,1:30,9,L,-150,130,28,170'],
  ['odds_a', '2024-02-03,A,B,a,SUB,2,1:30,3,L,-15,130,28,170'],
  ['age_a', '2024-02-03,A,B,a,SUB,2,1:30,3,L,-150,130,280,170'],
  ['fighter_b', '2024-02-03,A,,a,SUB,2,1:30,3,L,-150,130,28,170'],
])('a bad %s is named and left out', (column, line) => {
  const good = '2024-02-03,A,B,a,U-DEC,3,5:00,3,L,,,,';
  const { rows, malformed } = read(good, line);
  expect(rows).toHaveLength(1);
  expect(malformed).toMatchObject([{ line: 3, column }]);
});

test('boxing: every result is marked as selected, an empty record is unknown', () => {
  const head = 'date,fighter_a,fighter_b,winner,odds_a,odds_b,rec_a,rec_b';
  const { rows } = parseRows(`${head}\n2024-02-03,A,B,a,-150,130,12-1,0-0`, 'b.csv', BOXING_ROWS);
  expect(rows[0]).toMatchObject({ selected: true, a: { record: { wins: 12, losses: 1 } } });
  expect(rows[0]?.b.record).toBeUndefined();
});
