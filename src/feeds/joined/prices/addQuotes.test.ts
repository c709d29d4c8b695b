import { describe, expect, test } from 'vitest';
import { EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { FeedGame, Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { QuotedGame } from '../../bovada/event.ts';
import { addQuotes } from './addQuotes.ts';
import { bookTeam, feedTeam, isSameTeam } from './sameTeam.ts';

const DAYS = { from: '2026-11-20', to: '2026-11-29' };
const KEYS = new Set(['BUF', 'KC', 'NE']);

const team = (name: string, shortName: string, abbreviation: string): Team => ({
  name,
  shortName,
  abbreviation,
});
const game = (rest: Partial<FeedGame> = {}): FeedGame =>
  ({
    sourceId: '1',
    league: 'NFL',
    season: 2026,
    postseason: false,
    gameTime: '2026-11-22T18:00:00.000Z',
    timeKnown: true,
    neutralSite: false,
    homeTeam: team('Buffalo Bills', 'Bills', 'BUF'),
    awayTeam: team('Kansas City Chiefs', 'Chiefs', 'KC'),
    odds: [EXAMPLE_QUOTE],
    status: 'scheduled',
    ...rest,
  }) as FeedGame;
const quoted = (rest: Partial<QuotedGame> = {}): QuotedGame => ({
  item: '900',
  home: 'Buffalo Bills',
  away: 'Kansas City Chiefs',
  startTime: '2026-11-22T18:00:00.000Z',
  quote: { ...EXAMPLE_QUOTE, book: 'bovada', feed: 'bovada', provider: 'Bovada' },
  ...rest,
});
const add = (games: FeedGame[], quotes: QuotedGame[], league: League = 'NFL') =>
  addQuotes(league, { games, quarantined: [] }, quotes, DAYS, KEYS);

test('a quote joins the game of its sides; the feed’s own quote stays first', () => {
  const { games, quarantined } = add([game()], [quoted()]);
  expect(games[0]?.odds.map(({ feed }) => feed)).toEqual(['espn', 'bovada']);
  expect(quarantined).toEqual([]);
});

test.each([
  ['2026-11-23T06:00:00.000Z', 2],
  ['2026-11-23T06:00:00.001Z', 1],
  ['2026-11-22T06:00:00.000Z', 2],
  ['2026-11-22T05:59:59.999Z', 1],
])('starts within 12 hours are one game: %s', (startTime, quotes) => {
  expect(add([game()], [quoted({ startTime })]).games[0]?.odds).toHaveLength(quotes);
});

test('a quote no game fits is quarantined and loses nothing', () => {
  const other = quoted({ item: '901', home: 'New England Patriots' });
  const { games, quarantined } = add([game()], [other]);
  expect(games).toEqual([game()]);
  expect(quarantined).toEqual([
    { item: 'bovada 901', reason: 'no NFL game fits Kansas City Chiefs at New England Patriots' },
  ]);
});

test('prices of games beyond the asked days are not worth a word', () => {
  const later = quoted({ startTime: '2026-12-06T18:00:00.000Z' });
  expect(add([game()], [later]).quarantined).toEqual([]);
});

test('a game that has begun takes no new price', () => {
  const live = game({ status: 'live', score: { home: 0, away: 0 }, detail: 'Q1' });
  const { games, quarantined } = add([live], [quoted()]);
  expect(games[0]?.odds).toEqual([EXAMPLE_QUOTE]);
  expect(quarantined).toEqual([]);
});

test('72: the games of a doubleheader each take the nearer price', () => {
  const second = game({ sourceId: '2', gameTime: '2026-11-22T23:00:00.000Z' });
  const late = quoted({
    item: '901',
    startTime: '2026-11-22T22:30:00.000Z',
    quote: { ...EXAMPLE_QUOTE, book: 'late', feed: 'bovada', provider: 'late' },
  });
  const early = quoted({ startTime: '2026-11-22T18:10:00.000Z' });
  const { games } = add([game(), second], [late, early]);
  expect(games.map(({ odds }) => odds[1]?.provider)).toEqual(['Bovada', 'late']);
});

describe('home and away swapped', () => {
  const swapped = quoted({ home: 'Kansas City Chiefs', away: 'Buffalo Bills' });

  test('on neutral ground the prices are mirrored', () => {
    const [found] = add([game({ neutralSite: true })], [swapped]).games;
    expect(found?.odds[1]).toMatchObject({
      moneyline: { home: 104, away: -122 },
      spread: { line: 1.5, home: -108, away: -112 },
      total: EXAMPLE_QUOTE.total,
    });
  });

  test('elsewhere they are another game', () => {
    const { games, quarantined } = add([game()], [swapped]);
    expect(games[0]?.odds).toHaveLength(1);
    expect(quarantined).toHaveLength(1);
  });
});

describe('the same team', () => {
  const same = (league: League, ours: Team, name: string, keys: string[] = []) =>
    isSameTeam(feedTeam(league, ours, new Set(keys)), bookTeam(league, name, new Set(keys)));

  test('by key: full name, listed pitcher, earlier name', () => {
    const yankees = team('New York Yankees', 'Yankees', 'NYY');
    expect(same('MLB', yankees, 'New York Yankees (G. Cole)', ['NYY', 'NYM'])).toBe(true);
    expect(same('MLB', yankees, 'New York Mets', ['NYY', 'NYM'])).toBe(false);
    const utah = { ...team('Utah Mammoth', 'Mammoth', 'UTAH'), ratingKey: 'UTAH' };
    expect(same('NHL', utah, 'Utah Hockey Club', ['UTAH'])).toBe(true);
  });

  test('schools: with a poll’s rank, with or without the nickname, never a namesake', () => {
    const keys = ['Miami', 'Miami (OH)', 'Alabama', 'Ole Miss'];
    const alabama = team('Alabama Crimson Tide', 'Alabama', 'ALA');
    expect(same('NCAAF', alabama, 'Alabama (#4)', keys)).toBe(true);
    expect(same('NCAAF', alabama, 'Alabama Crimson Tide', keys)).toBe(true);
    expect(same('NCAAF', alabama, 'Alabama State', keys)).toBe(false);
    const miami = team('Miami Hurricanes', 'Miami', 'MIA');
    expect(same('NCAAF', miami, 'Miami (FL)', keys)).toBe(true);
    expect(same('NCAAF', miami, 'Miami (OH)', keys)).toBe(false);
    expect(same('NCAAF', team('Ole Miss Rebels', 'Ole Miss', 'MISS'), 'Mississippi', keys)).toBe(
      true,
    );
  });

  test('clubs: accents, legal forms and other names', () => {
    const keys = ["M'gladbach", 'FC Koln', 'Inter', 'Milan'];
    const gladbach = team('Borussia Mönchengladbach', 'Gladbach', 'BMG');
    expect(same('Bundesliga', gladbach, 'Borussia Monchengladbach', keys)).toBe(true);
    expect(same('Bundesliga', team('FC Cologne', 'Cologne', 'KOE'), '1. FC Koln', keys)).toBe(true);
    expect(same('SerieA', team('Internazionale', 'Inter', 'INT'), 'Inter Milan', keys)).toBe(true);
    expect(same('SerieA', team('AC Milan', 'Milan', 'MIL'), 'Inter Milan', keys)).toBe(false);
  });

  test('a team the ratings do not know is found by its exact name', () => {
    const fresh = team('Portland Fire', 'Fire', 'POR');
    expect(same('WNBA', fresh, 'Portland Fire')).toBe(true);
    expect(same('WNBA', fresh, 'Portland')).toBe(false);
    const fcs = { ...team('LIU Sharks', 'LIU', 'LIU'), ratingKey: 'Long Island University (FCS)' };
    expect(same('NCAAF', fcs, 'LIU', ['Rutgers'])).toBe(true);
    expect(same('NCAAF', fcs, 'Rutgers', ['Rutgers'])).toBe(false);
  });

  test('a club new since the fit is found by its other names too', () => {
    const hamburg = { ...team('Hamburg SV', 'Hamburg', 'HSV'), ratingKey: 'Hamburg' };
    expect(same('Bundesliga', hamburg, 'Hamburger SV', ['St Pauli'])).toBe(true);
    expect(same('Bundesliga', hamburg, 'FC St. Pauli', ['St Pauli'])).toBe(false);
  });
});
