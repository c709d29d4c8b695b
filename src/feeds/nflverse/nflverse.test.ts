import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SourceError } from '../source.ts';
import { file, row } from './games.fixture.ts';
import { nflverse } from './nflverse.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const DAYS = { from: '2026-11-26', to: '2026-12-07' };

function feed(text: string) {
  const asked: string[] = [];
  const source = nflverse({
    fetch: async (address) => {
      asked.push(String(address));
      return new Response(text);
    },
    delay: async () => undefined,
  });
  return { asked, games: (days = DAYS) => source.games('NFL', days, NOW) };
}
const only = async (text: string) => (await feed(text).games()).games[0];
const over = { away_score: '17', home_score: '24', away_qb_name: 'P. One', home_qb_name: 'P. Two' };

test('a game to come, under ESPN’s number, in New York’s time and our names, without lines', async () => {
  expect(await only(file(row()))).toEqual({
    sourceId: '401872900',
    league: 'NFL',
    season: 2026,
    postseason: false,
    gameTime: '2026-11-29T21:25:00.000Z',
    timeKnown: true,
    neutralSite: false,
    homeTeam: expect.objectContaining({ name: 'Buffalo Bills', ratingKey: 'BUF' }),
    awayTeam: expect.objectContaining({ name: 'Kansas City Chiefs', ratingKey: 'KC' }),
    venue: { name: 'Highmark Stadium', city: 'Orchard Park, NY' },
    odds: [],
    status: 'scheduled',
  });
});

test('a game that is over: score and who started', async () => {
  expect(await only(file(row({ ...over, overtime: '1' })))).toMatchObject({
    status: 'final',
    score: { home: 24, away: 17 },
    detail: 'Final/OT',
    availability: {
      home: { starter: { name: 'P. Two', status: 'started' } },
      away: { starter: { name: 'P. One', status: 'started' } },
    },
  });
});

test.each([
  [
    'its own names of teams',
    { home_team: 'LA', away_team: 'WAS' },
    { homeTeam: { ratingKey: 'LAR' }, awayTeam: { ratingKey: 'WSH' } },
  ],
  [
    'a ground abroad',
    { location: 'Neutral', stadium: 'Allianz Arena' },
    { neutralSite: true, venue: { name: 'Allianz Arena', indoor: false } },
  ],
  [
    'a roof elsewhere',
    { location: 'Neutral', roof: 'closed', stadium: 'A Dome' },
    { venue: { name: 'A Dome', indoor: true } },
  ],
  ['a round of the play-offs', { game_type: 'WC' }, { postseason: true }],
  ['no hour', { gametime: '' }, { timeKnown: false, gameTime: '2026-11-29T17:00:00.000Z' }],
  ['an hour that is none', { gametime: '25:00' }, { timeKnown: false }],
  ['names before the game', { home_qb_name: 'A Guess' }, { status: 'scheduled' }],
  ['cells without a value', { away_score: 'NA', home_score: 'NA' }, { status: 'scheduled' }],
])('%s', async (_, change, said) => {
  expect(await only(file(row(change)))).toMatchObject(said);
});

test('no one is said to start a game that is to come', async () => {
  expect(await only(file(row({ home_qb_name: 'A Guess' })))).not.toHaveProperty('availability');
});

test('one bad row costs no other, and says why', async () => {
  const bad = [
    row({ game_id: 'a', espn: '' }),
    row({ game_id: 'b', espn: '2', home_team: 'XXX' }),
    row({ game_id: 'c', espn: '3', away_team: 'BUF' }),
    row({ game_id: 'd', espn: '4', season: '2025' }),
    row({ game_id: 'e', espn: '5', away_score: '1', home_score: '24' }),
    row({ game_id: 'f' }),
    `${row({ game_id: 'g' })},one,cell,more`,
    row({ game_id: 'h', gameday: '2026-11-31' }),
  ];
  const { games, quarantined } = await feed(file(row({ game_id: 'good' }), ...bad)).games();
  expect(games.map(({ sourceId }) => sourceId)).toEqual(['401872900']);
  expect(quarantined).toEqual([
    { item: 'a', reason: 'no number of ESPN' },
    { item: 'b', reason: 'an unknown side (KC at XXX)' },
    { item: 'c', reason: 'a side against itself' },
    { item: 'd', reason: 'of another season (2025)' },
    { item: 'e', reason: '24–1 at the end in the NFL' },
    { item: 'h', reason: 'not a game' },
    { item: '401872900', reason: 'listed twice' },
  ]);
});

test('one file a run, of which only the days asked for are read', async () => {
  const old = row({ game_id: '1999_01_MIN_ATL', season: '1999', gameday: '1999-09-12', espn: '' });
  const { games, asked } = feed(file(old, row()));
  expect((await games()).games).toHaveLength(1);
  const january = await games({ from: '2026-01-01', to: '2026-01-31' });
  expect(january).toEqual({ games: [], quarantined: [] });
  expect(asked).toEqual([
    'https://raw.githubusercontent.com/nflverse/nfldata/master/data/games.csv',
  ]);
});

describe('what is no table of games is no answer', () => {
  test.each(['', '<html>', '404: Not Found', '{"games":[]}', 'a,b\n1,2\n'])('%j', async (text) => {
    await expect(feed(text).games()).rejects.toThrow(SourceError);
  });
});

test('whatever stands in the file, nothing is thrown but what a feed may be', () => {
  const cells = fc.dictionary(
    fc.constantFrom(
      'season',
      'gameday',
      'gametime',
      'home_team',
      'home_score',
      'away_score',
      'espn',
      'roof',
      'stadium',
      'location',
      'home_qb_name',
    ),
    fc.oneof(
      fc.string(),
      fc.constantFrom('NA', '-1', '999999', '1e9', '__proto__', '"', '2026-02-30'),
    ),
  );
  return fc.assert(
    fc.asyncProperty(cells, async (change) => {
      const answer = await feed(file(row(change), row()))
        .games()
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(SourceError);
        });
      for (const game of answer?.games ?? []) {
        expect(Number.isNaN(Date.parse(game.gameTime))).toBe(false);
        expect(game.sourceId).toMatch(/^\d+$/);
      }
    }),
    { numRuns: 300 },
  );
});
