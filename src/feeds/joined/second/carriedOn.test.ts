import { describe, expect, test } from 'vitest';
import type { FeedGame, Game, GameStage, Team } from '#domain/game/game.ts';
import type { KnownGame } from '../../secondSource.ts';
import { carriedOn } from './carriedOn.ts';

const NOW = new Date('2026-11-29T23:00:00Z');
const START = '2026-11-29T21:25:00.000Z';

const team = (name: string, ratingKey?: string): Team => ({
  name,
  shortName: name.split(' ').at(-1) ?? name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  ...(ratingKey !== undefined && { ratingKey }),
});
const BILLS = team('Buffalo Bills', 'BUF');
const CHIEFS = team('Kansas City Chiefs', 'KC');

const facts = {
  league: 'NFL',
  season: 2026,
  postseason: false,
  gameTime: START,
  timeKnown: true,
  neutralSite: false,
  homeTeam: BILLS,
  awayTeam: CHIEFS,
  odds: [],
} as const;

/** The game from ESPN. */
const known = (change: Partial<Game> & Partial<GameStage> = {}, sourceId = '401'): KnownGame => ({
  sourceId,
  game: {
    ...facts,
    id: 7,
    source: 'espn',
    sample: false,
    asOf: '2026-11-29T20:00:00.000Z',
    status: 'scheduled',
    venue: { name: 'Highmark Stadium', city: 'Orchard Park, NY' },
    homeTeam: { ...BILLS, record: '8-3' },
    ...change,
  } as Game,
});
/** The game from the second feed. */
const told = (change: Partial<FeedGame> = {}): FeedGame =>
  ({ ...facts, sourceId: '401', status: 'scheduled', ...change }) as FeedGame;
const FINAL = { status: 'final', score: { home: 24, away: 17 }, detail: 'Final' } as const;

const carry = (games: readonly FeedGame[], stored: readonly KnownGame[]) =>
  carriedOn({ games, quarantined: [] }, stored, NOW);
const one = (game: FeedGame, ...stored: readonly KnownGame[]) => carry([game], stored).games[0];

test('what ESPN told stays: names, records, ground, occasion, channels', () => {
  const said = {
    occasion: 'AFC Championship',
    series: 'Series tied 1-1',
    broadcasts: { national: ['CBS'] },
  };
  expect(one(told({ ...FINAL, homeTeam: team('Bills', 'BUF') }), known(said))).toEqual({
    ...facts,
    ...said,
    sourceId: '401',
    homeTeam: { ...BILLS, record: '8-3' },
    venue: { name: 'Highmark Stadium', city: 'Orchard Park, NY' },
    ...FINAL,
  });
});

describe('the same game keeps ESPN’s number', () => {
  test.each<[string, Partial<FeedGame>, KnownGame]>([
    ['by the number alone, days later', { gameTime: '2026-12-02T01:00:00.000Z' }, known()],
    ['by sides and day', { sourceId: '9' }, known()],
    ['a day off', { sourceId: '9', gameTime: '2026-11-30T05:30:00.000Z' }, known()],
    [
      'by names, where one has no key',
      { sourceId: '9', homeTeam: team('BUFFALO BILLS'), awayTeam: team('Chiefs') },
      known(),
    ],
  ])('%s', (_, change, stored) => {
    expect(one(told(change), stored)?.sourceId).toBe('401');
  });

  test('of the same sides another week it is another game', () => {
    const later = told({ sourceId: '9', gameTime: '2026-12-13T18:00:00.000Z' });
    expect(one(later, known())?.sourceId).toBe('9');
  });

  test('told twice, once under another number, it comes in once', () => {
    const { games, quarantined } = carry([told(), told({ sourceId: '9' })], [known()]);
    expect(games).toHaveLength(1);
    expect(quarantined).toEqual([{ item: '9', reason: 'listed twice' }]);
  });
});

test('a new game has its sides under the names that are stored', () => {
  const next = told({
    sourceId: '9',
    gameTime: '2026-12-06T18:00:00.000Z',
    homeTeam: team('Bills', 'BUF'),
  });
  const { homeTeam, awayTeam } = one(next, known()) ?? {};
  expect(homeTeam).toEqual({ ...BILLS, record: undefined });
  expect(awayTeam?.name).toBe('Kansas City Chiefs');
});

test('sides the other way round are turned, scores and starters with them', () => {
  const availability = { home: { starter: { name: 'P. Mahomes', status: 'started' } } } as const;
  const turned = told({ ...FINAL, availability, homeTeam: CHIEFS, awayTeam: BILLS });
  expect(one(turned, known())).toMatchObject({
    homeTeam: { name: 'Buffalo Bills' },
    score: { home: 17, away: 24 },
    availability: { home: undefined, away: availability.home },
  });
});

test('a number whose sides are others is believed of neither', () => {
  const { games, quarantined } = carry(
    [told({ homeTeam: team('New York Jets', 'NYJ') })],
    [known()],
  );
  expect(games).toEqual([]);
  expect(quarantined).toEqual([{ item: '401', reason: 'the number of another game' }]);
});

describe('where it stands', () => {
  const live = (asOf: string) =>
    known({ asOf, status: 'live', score: { home: 7, away: 3 }, detail: '1st' });
  const off = known({ status: 'postponed', detail: 'Postponed' });
  test.each<[string, KnownGame, Partial<FeedGame>, object | undefined]>([
    ['a result stays', known({ ...FINAL }), {}, undefined],
    [
      'a result is not corrected',
      known(FINAL),
      { ...FINAL, score: { home: 0, away: 3 } },
      undefined,
    ],
    ['a score of this hour stays', live('2026-11-29T22:30:00Z'), {}, undefined],
    [
      'an older score is not known any more',
      live('2026-11-29T22:00:00Z'),
      {},
      { status: 'scheduled' },
    ],
    ['it has ended', live('2026-11-29T22:00:00Z'), FINAL, FINAL],
    ['called off, and so it stays', off, {}, { status: 'postponed', detail: 'Postponed' }],
    [
      'called off, with a new day',
      off,
      { gameTime: '2026-12-01T01:15:00.000Z' },
      { status: 'scheduled', gameTime: '2026-12-01T01:15:00.000Z' },
    ],
    [
      'a new hour',
      known(),
      { gameTime: '2026-11-29T18:00:00.000Z' },
      { gameTime: '2026-11-29T18:00:00.000Z' },
    ],
    [
      'a day alone leaves the hour',
      known(),
      { gameTime: '2026-11-29T17:00:00.000Z', timeKnown: false },
      { gameTime: START, timeKnown: true },
    ],
    ['preseason stays preseason', known({ preseason: true }), {}, { preseason: true }],
  ])('%s', (_, stored, change, stands) => {
    const game = one(told(change as Partial<FeedGame>), stored);
    if (stands === undefined) expect(game).toBeUndefined();
    else expect(game).toMatchObject(stands);
  });
});
