import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame, Team } from '#domain/game/game.ts';
import { fightCard, tennisMatch } from '#test/eventExample.ts';
import { nflGame } from '#test/refreshExample.ts';
import { DataError } from './client.ts';
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

test('87: a roster with an odd name is refused, and the run goes on', async () => {
  const roster = [{ playerId: '1', name: `Josh ${CUT}`, position: 'QB' }];
  const rosters = { rosters: new Map([['BUF', roster]]), renames: [], state: undefined };
  await expect(store.saveRosters(lease, 'NFL', asOf, rosters)).rejects.toThrow(DataError);
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
