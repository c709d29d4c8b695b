import { read, texts } from './html.ts';
import { expect, test } from './test.ts';

test('the record says that nothing is graded, and shows no win rate of its own', async ({
  request,
}) => {
  const page = await read(request, '/track-record');
  expect(texts(page, 'main h2')[0]).toBe('No pick has been graded yet.');
  expect(texts(page, 'table.claims thead th')).toEqual([
    'Published claim',
    'Computed from the ledger',
  ]);
  expect(texts(page, 'table.claims tbody tr').map((row) => row.split(' ').at(-1))).toEqual([
    'yet',
    'yet',
    'yet',
    'yet',
    'ratings',
  ]);
});

test('the claimed total is labelled Strong and stands over an empty count', async ({ request }) => {
  const page = await read(request, '/track-record');
  expect(texts(page, '.record-table tbody tr.claimed td')).toEqual([
    'claimed',
    '–',
    '–',
    '67.3%',
    '–',
    '+8.4%',
    '+15.2',
    'Strong',
  ]);
  expect(texts(page, '.record-table tbody tr.below td')).toEqual(['counted', 'none graded yet']);
});

test('no member is quoted who said nothing; the claimed rating stands among the claims', async ({
  request,
}) => {
  const page = await read(request, '/');
  expect(page.querySelectorAll('blockquote')).toHaveLength(0);
  expect(texts(page, 'h2')).not.toContain('What members say');
  expect(texts(page, 'table.claims tbody tr:last-child > *')).toEqual([
    'Rating',
    '4.9/5 from 2,500+ members',
    'this site collects no ratings',
  ]);
});
