import { expect, test } from 'vitest';
import { fakeFeeds } from '../joined/fakeFeeds.fixture.ts';
import { SourceError } from '../source.ts';
import { F1_SEASON, results } from './f1db.fixture.ts';
import { f1db } from './f1db.ts';

function feed(answers: Readonly<Record<string, unknown>> = F1_SEASON) {
  const { fetch, asked } = fakeFeeds(answers);
  return { ...f1db({ fetch, delay: async () => undefined }), asked };
}

test('a sheet: order, slots from 1 (the pit lane is none), who retired, who did not start', async () => {
  const sheet = await feed().sheet('2026-07-05T14:00:00Z', 'results');
  expect(sheet?.cars[0]).toEqual({ driver: 'Lando Norris', team: 'McLaren', number: '1' });
  expect(sheet?.result).toEqual({
    order: [
      'Lando Norris',
      'Alexander Albon',
      'Nico Hulkenberg',
      'Charles Leclerc',
      'Max Verstappen',
    ],
    retired: ['Nico Hulkenberg', 'Charles Leclerc'],
  });
  expect([...(sheet?.grid ?? [])]).toEqual([
    ['Lando Norris', 2],
    ['Nico Hulkenberg', 5],
    ['Charles Leclerc', 1],
    ['Max Verstappen', 3],
  ]);
});

test('a weekend is found by its days, in a handful of requests, each made once', async () => {
  const one = feed();
  const sprint = await one.sheet('2026-07-04T10:00:00Z', 'sprint');
  expect(sprint?.result.order).toEqual(['Charles Leclerc', 'Lando Norris']);
  await one.sheet('2026-07-06T02:00:00Z', 'results');
  expect(one.asked).toEqual([
    'https://api.github.com/repos/f1db/f1db/contents/src/data/seasons/2026/races',
    ...[
      '10-great-britain/race',
      '09-spain/race',
      '10-great-britain/sprint-race-results',
      '10-great-britain/race-results',
    ].map(
      (file) =>
        `https://raw.githubusercontent.com/f1db/f1db/main/src/data/seasons/2026/races/${file}.yml`,
    ),
  ]);
});

test('an instant of no weekend has no sheet', async () => {
  expect(await feed().sheet('2026-07-12T14:00:00Z', 'results')).toBeUndefined();
  expect(await feed().sheet('2026-12-06T14:00:00Z', 'results')).toBeUndefined();
});

test.each([
  ['2026-07-10T00:00:00Z', 'Lando Norris'],
  // On race day, the result is not there yet.
  ['2026-07-19T10:00:00Z', 'Lando Norris'],
  ['2026-06-01T00:00:00Z', undefined],
])('the line-up on %s', async (now, winner) => {
  const lineup = await feed().lineup(new Date(now));
  expect(lineup?.result.order[0]).toBe(winner);
});

test.each<[string, object]>([
  ['no list', { '/contents/': { message: 'Not Found' } }],
  ['an empty list', { '/contents/': [] }],
  ['a page', { '/contents/': '<html>' }],
  ['no files', { '/contents/': F1_SEASON['/contents/src/data/seasons/2026/races'] }],
  [
    'races without a date',
    {
      ...F1_SEASON,
      '/race.yml': 'date: soon',
      '/10-great-britain/race.yml': '[',
      '/09-spain/race.yml': '',
    },
  ],
  ['no result', { ...F1_SEASON, '/10-great-britain/race-results.yml': 404 }],
])('%s is a failure of the feed', async (_, answers) => {
  const { sheet } = feed(answers as Readonly<Record<string, unknown>>);
  await expect(sheet('2026-07-05T14:00:00Z', 'results')).rejects.toThrow(SourceError);
});

test('what is no row costs itself alone', async () => {
  const odd = `- null\n- position: 1\n- driverId: "../x"\n${results({ position: 1, driver: 'lando-norris', team: 'mclaren' })}`;
  const one = feed({ ...F1_SEASON, '/10-great-britain/race-results.yml': odd });
  const sheet = await one.sheet('2026-07-05T14:00:00Z', 'results');
  expect(sheet?.result.order).toEqual(['Lando Norris']);
  const none = feed({ ...F1_SEASON, '/10-great-britain/race-results.yml': 'a: &a [*a]' });
  expect(await none.sheet('2026-07-05T14:00:00Z', 'results')).toBeUndefined();
});
