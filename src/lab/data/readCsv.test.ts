import { expect, test } from 'vitest';
import { readCsv } from './readCsv.ts';

const HEADER = 'day,name,points';
const read = (...lines: string[]) => readCsv([HEADER, ...lines].join('\n'));
const QUOTE = 'has a misplaced quote, or one that is not closed';
const CELLS = 'has not as many cells as the header';
const names = ({ rows }: ReturnType<typeof readCsv>) => rows.map(({ record }) => record.name);

test.each([
  ['a quote that is not closed', '1,"Ann,3', QUOTE],
  ['a lone quote in a cell', '1,O"Neil,3', QUOTE],
  ['quotes inside a cell', '1,O"Ne"il,3', QUOTE],
  ['text after a quoted cell', '1,"Ann"x,3', QUOTE],
  ['a cell too few', '1,Ann', CELLS],
  ['a cell too many', '1,Ng,Ann,3', CELLS],
])('%s costs that line alone', (_, line, problem) => {
  const csv = read('1,Before,2', line, '1,After,4', '1,"Last, quoted",5');
  expect(names(csv)).toEqual(['Before', 'After', 'Last, quoted']);
  expect(csv.rows.map((row) => row.line)).toEqual([2, 4, 5]);
  expect(csv.broken).toEqual([{ line: 3, column: 'row', problem }]);
});

test('a byte-order mark, spaces, empty lines and Windows line ends are no part of the cells', () => {
  const csv = readCsv('\uFEFFday, name\r\n1, Ann \r\n\r\n2,"Bo"\r\n');
  expect(csv.header).toEqual(['day', 'name']);
  expect(csv.rows.map(({ record }) => record)).toEqual([
    { day: '1', name: 'Ann' },
    { day: '2', name: 'Bo' },
  ]);
  expect(csv.broken).toEqual([]);
});

test('a text of a header alone has columns and no rows', () => {
  expect(readCsv(HEADER)).toEqual({ header: ['day', 'name', 'points'], rows: [], broken: [] });
  expect(readCsv('')).toEqual({ header: [], rows: [], broken: [] });
});
