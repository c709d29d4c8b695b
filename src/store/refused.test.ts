import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame, Squad, Team } from '#domain/game/game.ts';
import { fightCard, tennisMatch } from '#test/eventExample.ts';
import { nflGame } from '#test/refreshExample.ts';
import { storeWithLease } from './withLease.fixture.ts';

/** Case 87, refusals by the database: the item is lost and named, the others are stored. */

const { database, store, lease } = await storeWithLease();
let tests = 0;
let refused: [item: string, reason: string][] = [];
const asOf = new Date();
const feed = {
  name: 'espn',
  sample: false,
  asOf,
  refused: (item: string, reason: string) => refused.push([item, reason]),
};

beforeEach(() => {
  tests += 1;
  refused = [];
});

/** An abbreviation cut inside an emoji. */
const CUT = '\ud83c';

const rest = () => Array.from({ length: 7 }, (_, n) => nflGame(`${tests} good ${n}`, 1));
const side = (change: Partial<Team>) => ({ homeTeam: { ...nflGame('', 1).homeTeam, ...change } });

const ODD: readonly [string, Partial<FeedGame>][] = [
  ['a lone surrogate', side({ name: 'Cut', ratingKey: undefined, abbreviation: CUT })],
  ['a NUL', { venue: { name: 'Stadium\0' } }],
  ['a season beyond all numbers', { season: 1e300 }],
  ['a season beyond the column’s', { season: 3_000_000_000 }],
  ['no time', { gameTime: 'soon' }],
  ['a time without an end', { gameTime: 'infinity' }],
  ['a colour that is none', side({ name: 'Colored', ratingKey: undefined, color: 'red' })],
  ['a team against itself', { awayTeam: nflGame('', 1).homeTeam }],
  ['a temperature beyond the column’s', { weatherData: { temperature: 1e9 } }],
];

describe('87: one game with an odd value costs itself', () => {
  test.each(ODD)('%s', async (_, change) => {
    const bad = nflGame(`${tests} bad`, 1, change);
    const [first, ...others] = rest();
    const games = [...(first ? [first] : []), bad, ...others];
    expect(await store.ingestGames(lease, feed, games)).toBe(7);
    expect(refused).toEqual([[`${tests} bad`, expect.stringContaining('storing the games')]]);
  });
});

test('87: players with an odd name cost themselves', async () => {
  const squad = (playerName: string): Squad => ({
    games: 1,
    players: [{ playerId: '1', playerName, position: 'QB', perGame: {}, rates: {} }],
  });
  const games = [
    nflGame(`${tests} good`, 1, { squads: { home: squad('Josh Allen') } }),
    nflGame(`${tests} bad`, 1, { squads: { home: squad(`Josh ${CUT}`) } }),
  ];
  const { squads: _, ...facts } = games[1] ?? nflGame('', 1);
  await store.ingestGames(lease, feed, [games[0] ?? facts, facts]);
  await store.saveSquads(lease, feed, games);
  expect(refused).toEqual([[`${tests} bad`, expect.stringContaining('storing the players')]]);
  const stored = await database.query(
    'select source_id from squads s join games g on g.id = s.game_id where source_id like $1',
    [`${tests} %`],
  );
  expect(stored).toEqual([{ source_id: `${tests} good` }]);
});

test('87: of the teams without a game one with an odd name costs itself', async () => {
  const team = (name: string) => ({ name, shortName: name, abbreviation: 'ABC', ratingKey: name });
  const told: string[] = [];
  await store.ingestTeams(lease, 'NBA', ['One', `Two ${CUT}`, 'Three'].map(team), (name) =>
    told.push(name),
  );
  expect(told).toEqual([`Two ${CUT}`]);
  const names = await database.query("select name from teams where league = 'NBA' order by name");
  expect(names).toEqual([{ name: 'One' }, { name: 'Three' }]);
});

describe('87: one event with an odd value costs itself', () => {
  test.each([
    ['a lone surrogate', { name: `Open ${CUT}` }],
    ['a NUL', { name: 'Open\0' }],
    ['no time', { startTime: 'soon' }],
    ['a time without an end', { startTime: 'infinity' }],
    ['a status that is none', { status: 'abandoned' as 'final' }],
  ])('%s', async (_, change) => {
    const good = [
      { ...tennisMatch(24), sourceId: `${tests} a` },
      { ...fightCard(24), sourceId: `${tests} b` },
    ];
    const bad = { ...tennisMatch(24, change), sourceId: `${tests} bad` };
    expect(await store.ingestEvents(lease, feed, [bad, ...good])).toBe(2);
    expect(refused).toEqual([[`${tests} bad`, expect.stringContaining('storing the events')]]);
  });
});
