import { expect, test } from 'vitest';
import { filteredRows, RECORD_PAGE_LINES, recordPage } from './filter.ts';
import { gradedRow } from './rows.fixture.ts';

const rows = [
  gradedRow(1),
  gradedRow(2, { league: 'NBA', outcome: 'halfLoss' }),
  gradedRow(3, { market: 'spread', outcome: 'loss' }),
  gradedRow(4, { basis: 'edge', outcome: 'void' }),
];

test.each([
  [{}, [1, 2, 3, 4]],
  [{ league: 'NBA' }, [2]],
  [{ market: 'spread' }, [3]],
  [{ outcome: 'loss' }, [2, 3]],
  [{ outcome: 'win' }, [1]],
  [{ outcome: 'void' }, [4]],
  [{ basis: 'edge' }, [4]],
  [{ month: '2026-10' }, []],
  [{ month: '2026-11', league: 'NFL', market: 'moneyline' }, [1, 4]],
] as const)('%o asks for %o', (asked, ids) => {
  expect(filteredRows(rows, asked).map(({ id }) => id)).toEqual(ids);
});

test('pages hold a hundred lines; there is one even of nothing', () => {
  const many = Array.from({ length: 2 * RECORD_PAGE_LINES + 1 }, (_, at) =>
    gradedRow(1, { id: at }),
  );
  expect(recordPage(many, 3)).toMatchObject({ pages: 3, rows: [{ id: 200 }] });
  expect(recordPage([], 1)).toEqual({ pages: 1, rows: [] });
});
