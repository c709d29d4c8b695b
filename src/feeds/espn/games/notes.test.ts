import { describe, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { gamesFixtureText, parseGamesText } from './payloads.fixture.ts';

/** The first game of a board with something else in its competition, its event and its first side. */
function first(
  competition: object,
  {
    league = 'NHL',
    event = {},
    side = {},
  }: { league?: League; event?: object; side?: object } = {},
): FeedGame {
  const answer = JSON.parse(gamesFixtureText(league === 'NCAAF' ? 'ncaaf' : 'nhl'));
  const [game] = answer.events;
  Object.assign(game, event);
  Object.assign(game.competitions[0], competition);
  Object.assign(game.competitions[0].competitors[0], side);
  const [read] = parseGamesText(JSON.stringify({ events: [game] }), league).games;
  if (!read) throw new Error('no game');
  return read;
}

const PLAYOFFS = { event: { season: { year: 2027, type: 3, slug: 'post-season' } } };

describe('rankings of college teams', () => {
  const rankOf = (curatedRank: unknown, league: League = 'NCAAF') => {
    const { homeTeam, awayTeam } = first({}, { league, side: { curatedRank } });
    return homeTeam.rank ?? awayTeam.rank;
  };

  test.each([1, 5, 16, 25])('No. %i', (current) => {
    expect(rankOf({ current })).toBe(current);
  });

  test.each([99, 0, 26, -1, 2.5, null, 'five', {}, [5], true])('%j is no rank', (current) => {
    expect(rankOf({ current })).toBeUndefined();
    expect(rankOf(current)).toBeUndefined();
  });

  test('of no other league', () => {
    expect(rankOf({ current: 5 }, 'NHL')).toBeUndefined();
  });
});

describe('what the game is', () => {
  const headline = (text: unknown, type: unknown = 'event') => ({ type, headline: text });

  test.each<[string, unknown, string | undefined]>([
    [
      'a bowl',
      [headline('Rose Bowl Presented by Prudential')],
      'Rose Bowl Presented by Prudential',
    ],
    ['a round', [headline('AFC Wild Card Playoffs')], 'AFC Wild Card Playoffs'],
    ['the event before other notes', [headline('Rain', 'weather'), headline('NBA Cup')], 'NBA Cup'],
    [
      'another note where there is no event',
      [headline('', 'event'), headline('Makeup', 'x')],
      'Makeup',
    ],
    ['none', [], undefined],
    ['not told yet', [headline('TBD')], undefined],
    ['broken notes', [null, 7, 'x', [], { headline: {} }], undefined],
    ['no list', { headline: 'x' }, undefined],
  ])('%s', (_, notes, occasion) => {
    expect(first({ notes }).occasion).toBe(occasion);
  });

  test('text stays text, in one line and not longer than a line', () => {
    const { occasion = '' } = first({
      notes: [headline(`<b>Bowl</b>\n\u202e${'long '.repeat(99)}`)],
    });
    expect(occasion.startsWith('<b>Bowl</b> long')).toBe(true);
    expect(occasion.length).toBeLessThanOrEqual(120);
  });

  test('soccer’s own name of a round, in play-offs alone', () => {
    const altGameNote = 'MLS Cup Playoffs, Round One';
    expect(first({ altGameNote }, PLAYOFFS).occasion).toBe(altGameNote);
    expect(first({ altGameNote }).occasion).toBeUndefined();
    expect(first({ altGameNote, notes: [headline('Final')] }, PLAYOFFS).occasion).toBe('Final');
  });
});

describe('a play-off series', () => {
  const series = (type: unknown, summary: unknown = 'BOS leads series 3-2') => ({ type, summary });

  test.each<[string, unknown, string | undefined]>([
    ['as it stands', series('playoff'), 'BOS leads series 3-2'],
    [
      'among others',
      [series('season', 'BOS leads 2-1'), series('playoff')],
      'BOS leads series 3-2',
    ],
    ['of the regular season: none', series('season'), undefined],
    ['empty', series('playoff', ' '), undefined],
    ['broken', [null, 3, series('playoff', {})], undefined],
    ['a text', 'BOS leads', undefined],
  ])('%s', (_, given, expected) => {
    expect(first({ series: given }).series).toBe(expected);
  });

  test('without a type it is one in the play-offs', () => {
    const untyped = series(undefined);
    expect(first({ series: untyped }, PLAYOFFS).series).toBe('BOS leads series 3-2');
    expect(first({ series: untyped }).series).toBeUndefined();
  });
});

describe('who shows it', () => {
  test.each<[string, object, FeedGame['broadcasts']]>([
    [
      'by whose viewers, each channel once',
      {
        broadcasts: [
          { market: 'national', names: ['ABC', 'ESPN+', 'ABC'] },
          { market: 'away', names: ['MLB.TV', 'ESPN+', 'Rockies.TV'] },
          { market: 'home', names: ['NESN'] },
        ],
        broadcast: 'ABC/ESPN+',
      },
      { national: ['ABC', 'ESPN+'], home: ['NESN'], away: ['MLB.TV', 'Rockies.TV'] },
    ],
    [
      'one side’s channel alone',
      { broadcasts: [{ market: 'home', names: ['YES'] }] },
      { home: ['YES'] },
    ],
    [
      'with regions where there is no plain list',
      {
        geoBroadcasts: [
          {
            type: { shortName: 'TV' },
            market: { id: '1', type: 'National' },
            media: { shortName: 'FOX' },
          },
          { market: { type: 'Away' }, media: { shortName: 'CHSN' } },
        ],
      },
      { national: ['FOX'], away: ['CHSN'] },
    ],
    ['in one text', { broadcast: 'NBC/Peacock' }, { national: ['NBC', 'Peacock'] }],
    [
      'in one text, the lists saying for nobody whom',
      { broadcasts: [{ market: null, names: ['ABC'] }], broadcast: 'ABC' },
      { national: ['ABC'] },
    ],
    ['nobody', { broadcasts: [], geoBroadcasts: [], broadcast: '' }, undefined],
    ['nobody yet', { broadcasts: [{ market: 'national', names: ['TBD', '', null] }] }, undefined],
    [
      'a market of no side',
      { broadcasts: [{ market: 'international', names: ['DAZN'] }] },
      undefined,
    ],
    [
      'broken entries cost themselves alone',
      {
        broadcasts: [
          null,
          { market: 'national', names: 'ABC' },
          { market: {}, names: ['A'] },
          { market: 'national', names: [7, {}, 'CBS'] },
        ],
      },
      { national: ['7', 'CBS'] },
    ],
  ])('%s', (_, competition, broadcasts) => {
    expect(first(competition).broadcasts).toEqual(broadcasts);
  });

  test('at most six of a market, each name not longer than a name', () => {
    const names = Array.from({ length: 99 }, (_, at) => `Channel ${at} ${'x'.repeat(99)}`);
    const { national = [] } =
      first({ broadcasts: [{ market: 'national', names }] }).broadcasts ?? {};
    expect(national).toHaveLength(6);
    expect(Math.max(...national.map(({ length }) => length))).toBeLessThanOrEqual(40);
  });
});

test('a game of which nothing more is said has no such field', () => {
  const game = first({});
  for (const field of ['occasion', 'series', 'broadcasts']) expect(game).not.toHaveProperty(field);
});
