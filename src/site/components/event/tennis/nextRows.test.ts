import { expect, test } from 'vitest';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { nextRows } from './nextRows.ts';

const NOW = '2026-11-21T13:00:00Z';
const at = (id: number, startTime: string) => {
  const made = tennisPrediction({ ...EXAMPLE_MATCH, id, startTime });
  if (!made) throw new Error('the example is predicted');
  return made;
};

test('the next matches still to start, by start, with the page of those that have one', () => {
  const list = [
    at(3, '2026-11-22T14:00:00.000Z'),
    at(1, '2026-11-21T12:00:00.000Z'),
    at(2, '2026-11-21T14:00:00.000Z'),
  ];
  const rows = nextRows(list, { 2: '/tennis/clay-vs-dirt-2' }, NOW);
  expect(rows.map(({ id, path }) => [id, path])).toEqual([
    ['2', '/tennis/clay-vs-dirt-2'],
    ['3', undefined],
  ]);
  expect(rows[0]).toMatchObject({ home: 'Carl Clay', homeWin: 70, sets: { score: '2–0' } });
});

test('at most six', () => {
  const list = Array.from({ length: 9 }, (_, id) => at(id, '2026-11-22T14:00:00.000Z'));
  expect(nextRows(list, {}, NOW)).toHaveLength(6);
});
