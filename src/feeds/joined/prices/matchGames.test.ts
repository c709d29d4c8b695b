import { describe, expect, test } from 'vitest';
import type { Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { BookedGame } from '../../oddsFeed.ts';
import { matchGames, type OurGame } from './matchGames.ts';

const KEYS = new Set(['BUF', 'KC', 'NYY', 'BOS', 'Miami', 'Miami (OH)', 'Alabama']);
const team = (name: string, shortName: string, abbreviation: string, ratingKey?: string): Team => ({
  name,
  shortName,
  abbreviation,
  ratingKey,
});
const BILLS = team('Buffalo Bills', 'Bills', 'BUF', 'BUF');
const CHIEFS = team('Kansas City Chiefs', 'Chiefs', 'KC', 'KC');
const game = (id: number, rest: Partial<OurGame> = {}): OurGame => ({
  id,
  gameTime: '2026-11-22T18:00:00.000Z',
  homeTeam: BILLS,
  awayTeam: CHIEFS,
  ...rest,
});
const booked = (item: string, rest: Partial<BookedGame> = {}): BookedGame => ({
  item,
  home: 'Buffalo Bills',
  away: 'Kansas City Chiefs',
  startTime: '2026-11-22T18:00:00.000Z',
  quotes: [],
  ...rest,
});
const match = (games: OurGame[], events: BookedGame[], league: League = 'NFL') => {
  const { matched, quarantined } = matchGames(league, games, events, KEYS);
  return {
    pairs: matched.map(({ id, booked: { item }, swapped }) => [id, item, swapped]),
    out: quarantined.map(({ item }) => item),
  };
};

describe('an event is a game’s', () => {
  test('by both sides and a start within twelve hours', () => {
    expect(match([game(1)], [booked('a')])).toEqual({ pairs: [[1, 'a', false]], out: [] });
    const late = '2026-11-23T06:00:00.001Z';
    expect(match([game(1)], [booked('a', { startTime: late })]).pairs).toEqual([]);
    expect(match([game(1)], [booked('a', { away: 'Miami Dolphins' })])).toEqual({
      pairs: [],
      out: ['a'],
    });
  });

  test('with its sides the other way round, on neutral ground or by another habit', () => {
    const swapped = booked('a', { home: 'Kansas City Chiefs', away: 'Buffalo Bills' });
    expect(match([game(1)], [swapped]).pairs).toEqual([[1, 'a', true]]);
    // As we have them goes first, if both are told.
    expect(match([game(1)], [swapped, booked('b')]).pairs).toEqual([[1, 'b', false]]);
  });

  test('the two games of a doubleheader stay apart, in any order, and one alone is the nearer', () => {
    const YANKEES = team('New York Yankees', 'Yankees', 'NYY', 'NYY');
    const SOX = team('Boston Red Sox', 'Red Sox', 'BOS', 'BOS');
    const day = (time: string) => `2026-07-11T${time}:00.000Z`;
    const at = (id: number, time: string) =>
      game(id, { homeTeam: YANKEES, awayTeam: SOX, gameTime: day(time) });
    const told = (item: string, time: string) =>
      booked(item, { home: 'New York Yankees', away: 'Boston Red Sox', startTime: day(time) });
    const both = [at(1, '17:05'), at(2, '23:05')];
    const first = told('first', '17:10');
    const second = told('second', '23:05');
    for (const events of [
      [first, second],
      [second, first],
    ]) {
      expect(match(both, events, 'MLB').pairs.toSorted()).toEqual([
        [1, 'first', false],
        [2, 'second', false],
      ]);
    }
    expect(match(both, [second], 'MLB').pairs).toEqual([[2, 'second', false]]);
  });

  test('two schools of one name stay two', () => {
    const miami = team('Miami Hurricanes', 'Miami', 'MIA', 'Miami');
    const alabama = team('Alabama Crimson Tide', 'Alabama', 'ALA', 'Alabama');
    const ours = [game(1, { homeTeam: alabama, awayTeam: miami })];
    const told = (away: string) => [booked('a', { home: 'Alabama Crimson Tide', away })];
    expect(match(ours, told('Miami (OH) RedHawks'), 'NCAAF').pairs).toEqual([]);
    expect(match(ours, told('Miami Hurricanes'), 'NCAAF').pairs).toEqual([[1, 'a', false]]);
  });
});

test('an event twice is one game’s only once; events far from all our games are not told', () => {
  expect(match([game(1)], [booked('a'), booked('b')])).toEqual({
    pairs: [[1, 'a', false]],
    out: ['b'],
  });
  const far = booked('far', { startTime: '2026-12-22T18:00:00.000Z', home: 'Miami Dolphins' });
  expect(match([game(1)], [far])).toEqual({ pairs: [], out: [] });
  expect(match([], [booked('a')])).toEqual({ pairs: [], out: [] });
});
