import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame, Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { bookNamed } from '#domain/prices/bookmakers.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { readEndedGames } from '#slate/answers/endedGames.ts';
import { connectStore } from '#store/client.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';

const { database, store, lease } = await storeWithLease();
let sourceId = '';
let tests = 0;
const now = new Date();

beforeEach(() => {
  sourceId = `game ${++tests}`;
});

const client = () =>
  connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey });

const ingest = (games: readonly FeedGame[], seconds = 0) => {
  const asOf = new Date(now.getTime() + 1000 * seconds);
  return store.ingestGames(lease, { name: 'espn', sample: false, asOf }, games);
};

const quote = (provider: string, line: number, feed: 'espn' | 'bovada' = 'espn'): OddsQuote => ({
  book: bookNamed(provider).id,
  feed,
  provider,
  sample: false,
  asOf: now.toISOString(),
  spread: { line },
});

const game = (change: Partial<FeedGame> = {}) =>
  nflGame(sourceId, 1, { venue: { name: sourceId }, ...change });

async function stored() {
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const found = (await store.readGames(window)).find(({ venue }) => venue?.name === sourceId);
  if (!found) throw new Error('not stored');
  return found;
}

test('an answer older than the stored one adds no price, weather or result', async () => {
  const weather = (temperature: number) => ({ weatherData: { temperature } });
  await ingest([game({ odds: [quote('Book', -3)], ...weather(40) })], 60);
  await ingest([game({ odds: [quote('Book', -7)], ...weather(50) })], 0);
  expect((await stored()).odds.map(({ spread }) => spread?.line)).toEqual([-3]);
  expect((await stored()).weatherData?.temperature).toBe(40);
});

test.each([
  ['a price that is no whole number', { moneyline: { home: -110.5, away: 100 } }],
  ['a line beyond all bounds', { spread: { line: 1e300 } }],
])('one game with %s does not lose the rest', async (_, odd) => {
  const rest = Array.from({ length: 5 }, (_, n) => nflGame(`${sourceId} ${n}`, 1));
  const bad = game({ odds: [{ ...quote('Book', -3), ...odd }] });
  const refused: string[] = [];
  const feed = {
    name: 'espn',
    sample: false,
    asOf: now,
    refused: (id: string) => refused.push(id),
  };
  expect(await store.ingestGames(lease, feed, [...rest, bad])).toBe(5);
  expect(refused).toEqual([sourceId]);
});

test('71: a feed that names a game twice, or a book twice in it, is stored once', async () => {
  const twice = game({ odds: [quote('Book', -3), quote('Book', -4)] });
  await ingest([twice, twice]);
  await ingest([twice]);
  const { id, odds } = await stored();
  expect(odds.map(({ spread }) => spread?.line)).toEqual([-3]);
  expect(await database.query('select 1 from odds_quotes where game_id = $1', [id])).toHaveLength(
    1,
  );
});

test('of several books the closing line is ESPN’s first, as a prediction’s reference is', async () => {
  const odds = [quote('Bovada', -9, 'bovada'), quote('Second', -4), quote('First', -3)];
  await ingest([game({ odds })]);
  const { id } = await stored();
  expect((await stored()).odds.map(({ provider }) => provider)).toEqual([
    'Bovada',
    'First',
    'Second',
  ]);
  await ingest([game({ ...OVER, odds })]);
  const rows = await store.readResults('NFL');
  expect(rows.find((row) => row.game_id === id)?.closing?.spread_line).toBe(-3);
});

const OVER = { status: 'final', score: { home: 31, away: 17 }, detail: 'Final' } as const;

test('closing lines come for every game, though their books are more than one answer holds', async () => {
  const books = Array.from({ length: 11 }, (_, n) => quote(`Book ${n}`, -n - 1));
  const games = Array.from({ length: 100 }, (_, n) =>
    nflGame(`many ${n}`, 2, { venue: { name: 'Many' }, odds: books }),
  );
  await ingest(games);
  await ingest(games.map((one) => ({ ...one, ...OVER })));
  const rows = await database.query<{ id: string }>(
    "select id from games where venue_name = 'Many'",
  );
  const ids = new Set(rows.map(({ id }) => Number(id)));
  const lines = (await store.readResults('NFL')).filter((row) => ids.has(row.game_id));
  expect(lines).toHaveLength(100);
  expect(lines.every(({ closing }) => closing?.spread_line === -1)).toBe(true);
});

test('two games of the same teams on one day are two games', async () => {
  await ingest([game(), { ...game(), sourceId: `${sourceId} b`, venue: { name: 'Second game' } }]);
  expect((await stored()).homeTeam.name).toBe('Buffalo Bills');
  const rows = await database.query('select 1 from games where source_id like $1', [
    `${sourceId}%`,
  ]);
  expect(rows).toHaveLength(2);
});

test('a team that changes its name keeps its games and its rating', async () => {
  const named = (name: string) => ({ homeTeam: { ...game().homeTeam, name } });
  await ingest([game(named('Old Name'))]);
  const { id } = await stored();
  await ingest([game(named('New Name'))], 60);
  expect(await stored()).toMatchObject({ id, homeTeam: { name: 'New Name', ratingKey: 'BUF' } });
});

describe('a renamed team is the same team', () => {
  const teamsOf = (league: string) =>
    database.query<{ id: string; name: string; rating_key: string | null }>(
      'select id, name, rating_key from teams where league = $1 order by id',
      [league],
    );
  const crest = (id: string) => `https://crests.example/${id}.png`;
  const club = (name: string, change: Partial<Team> = {}): Team => ({
    name,
    shortName: name,
    abbreviation: name.slice(0, 3).toUpperCase(),
    ...change,
  });
  const meet = (league: League, home: Team, away: Team): FeedGame => ({
    ...game({ homeTeam: home, awayTeam: away }),
    league,
    sourceId: `${sourceId} ${home.name} ${away.name}`,
  });

  test('by its rating key, whatever else is new', async () => {
    const away = club('Pilots', { ratingKey: 'PIL' });
    await ingest([meet('MLB', club('Oakland', { ratingKey: 'ATH' }), away)]);
    await ingest([
      meet('MLB', club('Sacramento', { ratingKey: 'ATH', logoUrl: crest('new') }), away),
    ]);
    expect((await teamsOf('MLB')).map(({ name }) => name).sort()).toEqual(['Pilots', 'Sacramento']);
  });

  test('without one by abbreviation and crest together', async () => {
    const away = club('Visitors');
    const same = { abbreviation: 'SAM', logoUrl: crest('7') };
    await ingest([meet('NBA', club('Before', same), away)]);
    await ingest([meet('NBA', club('After', same), away)]);
    await ingest([meet('NBA', club('Namesake', { ...same, logoUrl: crest('8') }), away)]);
    await ingest([meet('NBA', club('Crestless', { abbreviation: 'SAM' }), away)]);
    expect((await teamsOf('NBA')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['After', 'Namesake', 'Crestless', 'Visitors']),
    );
    expect(await teamsOf('NBA')).toHaveLength(4);
  });

  test('keeps its rating key where the game that renames it has none', async () => {
    const same = { abbreviation: 'KEP', logoUrl: crest('9') };
    const away = club('Guests');
    await ingest([meet('NHL', club('Old', { ...same, ratingKey: 'KEP' }), away)]);
    const keyed = async () => (await teamsOf('NHL')).filter(({ rating_key }) => rating_key);
    const [before] = await keyed();
    await ingest([meet('NHL', club('New', same), away)]);
    expect(await keyed()).toEqual([{ ...before, name: 'New' }]);
    expect(await teamsOf('NHL')).toHaveLength(2);
  });

  test('but two names in one answer are two teams, though they share a key', async () => {
    const shared = { ratingKey: 'TWO', logoUrl: crest('2'), abbreviation: 'TWO' };
    await ingest([meet('WNBA', club('One', shared), club('Other', shared))]);
    await ingest([
      meet('WNBA', club('One', shared), club('Third', shared)),
      meet('WNBA', club('One', shared), club('Other', shared)),
    ]);
    expect((await teamsOf('WNBA')).map(({ name }) => name)).toEqual(['One', 'Other', 'Third']);
  });

  test('and a team of the same abbreviation in another league is another', async () => {
    const key = { ratingKey: 'LIV', logoUrl: crest('3') };
    await ingest([meet('EPL', club('Liverpool', key), club('Everton'))]);
    await ingest([meet('MLS', club('Livonia', key), club('Detroit'))]);
    expect((await teamsOf('EPL')).map(({ name }) => name)).toContain('Liverpool');
  });
});

test('a team without a rating key in one of its games keeps the key of the other', async () => {
  const keyed = game({ homeTeam: { ...game().homeTeam, name: 'Keyed' } });
  const { ratingKey: _, ...keyless } = keyed.homeTeam;
  await ingest([
    { ...keyed, sourceId: `${sourceId} a`, homeTeam: keyless, preseason: true },
    keyed,
  ]);
  expect((await stored()).homeTeam.ratingKey).toBe('BUF');
});

test('a result counts only while the feed calls the game final', async () => {
  const score = { home: 20, away: 17 };
  await ingest([game({ status: 'final', score, detail: 'Final' } as Partial<FeedGame>)]);
  const counted = async () =>
    (await store.readResults('NFL')).filter((row) => row.home_score === 20).length;
  expect(await counted()).toBe(1);
  const again = { status: 'live', score, detail: 'Q4' } as Partial<FeedGame>;
  await ingest([game(again)], 60);
  expect(await counted()).toBe(0);
  await ingest([game({ status: 'final', score, detail: 'Final' } as Partial<FeedGame>)], 120);
  expect(await counted()).toBe(1);
});

test('a final that turns out to have been called early is another version of the result', async () => {
  const final = { status: 'final', score: { home: 4, away: 2 }, detail: 'Final' } as const;
  const { id } = await ingest([game()]).then(stored);
  const tell = (seconds: number, change: Partial<FeedGame>) =>
    ingest([game({ ...final, ...change } as Partial<FeedGame>)], seconds);
  await tell(60, {});
  await tell(120, {});
  await tell(180, { detail: 'Final/6', calledAfter: 5.5 });
  await tell(240, { detail: 'Final/6', calledAfter: 5.5 });
  const rows = await database.query<{ version: number; called_after: number | null }>(
    `select version, called_after::float8 as called_after from results where game_id = ${id} order by version`,
  );
  expect(rows).toEqual([
    { version: 1, called_after: null },
    { version: 2, called_after: 5.5 },
  ]);
  const [ended] = await readEndedGames(client(), [id]);
  expect(ended).toMatchObject({ score: { home: 4, away: 2 }, calledAfter: 5.5 });
});

test('a price that its book has not confirmed for two hours is withdrawn until the start', async () => {
  const odds = [quote('Book', -3), quote('Bovada', -4, 'bovada')];
  const providers = async () => (await stored()).odds.map(({ provider }) => provider);
  await ingest([game({ odds })]);
  await ingest([game({ odds: odds.slice(0, 1) })], 7200);
  expect(await providers()).toEqual(['Bovada', 'Book']);
  await ingest([game({ odds: odds.slice(0, 1) })], 7201);
  expect(await providers()).toEqual(['Book']);
  const score = { home: 0, away: 0 };
  await ingest([game({ status: 'live', score, detail: 'Q1', odds: [] })], 7202);
  expect(await providers()).toEqual(['Bovada', 'Book']);
});

test('a team without a game gets a name; one that a feed has named keeps what it has', async () => {
  const known = { name: 'Known', shortName: 'Known', abbreviation: 'KNO', ratingKey: 'KNO' };
  await ingest([game({ homeTeam: known })]);
  const rests = { name: 'Resting', shortName: 'Rest', abbreviation: 'RES', ratingKey: 'RES' };
  const row = { games: 1, rating: 0, sd: 1 };
  await store.saveRatings(lease, [
    {
      league: 'NFL',
      engineVersion: 'test',
      learnedTo: '2026-01-01',
      asOf: now,
      rows: ['KNO', 'RES'].map((key) => ({ ...row, key })),
    },
  ]);
  await store.ingestTeams(lease, 'NFL', [rests, { ...known, name: 'Another name' }]);
  const names = (await store.readRatings('NFL')).map(({ name }) => name);
  expect(names.sort()).toEqual(['Known', 'Resting']);
});
