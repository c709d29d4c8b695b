import { expect, test } from 'vitest';
import { clubGames } from './clubGames.ts';
import { newestWhole, shotGames } from './games.ts';
import { type ShotRow, underOneId } from './underOneId.ts';

const row = (day: number, team: string, playerId: string, more: Partial<ShotRow> = {}): ShotRow => {
  const date = `2020-09-${String(day).padStart(2, '0')}`;
  return {
    ...{ league: 'LaLiga', season: 2021, date, game: `${date}|Betis|Celta`, team },
    ...{ atHome: team === 'Betis', playerId, player: playerId, shots: 2, goals: 1, assists: 0 },
    ...more,
  };
};

/** Betis's "1" has rows on the first day and the last, its "2" always; Celta's "3" always. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 8];
const GAMES = shotGames(
  DAYS.flatMap((day) => [
    ...(day === 1 || day === 8 ? [row(day, 'Betis', '1')] : []),
    row(day, 'Betis', '2', { goals: 0 }),
    row(day, 'Celta', '3'),
  ]),
);

test('whoever has a row played all of the game; a game without one of the sides is none', () => {
  expect(GAMES).toHaveLength(DAYS.length);
  expect(GAMES[0]?.home.players).toMatchObject([
    { playerId: '1', minutes: 90, started: true, shots: 2, goals: 1 },
    { playerId: '2', minutes: 90, started: true, shots: 2, goals: 0 },
  ]);
  expect(shotGames([row(1, 'Celta', '3')])).toEqual([]);
});

test('a game without a row counts as no shot, until five in a row; who is expected had a row before', () => {
  const parts = clubGames(GAMES, new Map([['1', 'Borja Iglesias']]));
  const his = parts.filter((part) => part.row.playerId === '1');
  expect(his.map((part) => [part.row.date.slice(-1), part.row.stats.shots, part.expected])).toEqual(
    [['1', 2, false], ...['2', '3', '4', '5', '6'].map((day) => [day, 0, true]), ['8', 2, false]],
  );
  expect(his[0]?.row.player).toBe('Borja Iglesias');
  expect(parts.filter((part) => part.row.playerId === '3').map((part) => part.expected)).toEqual([
    false,
    ...DAYS.slice(1).map(() => true),
  ]);
});

test('a new season begins with nobody expected', () => {
  const next = GAMES.map((game) => ({
    ...game,
    season: 2022,
    date: game.date.replace('20', '21'),
  }));
  const parts = clubGames([...GAMES, ...next], new Map());
  expect(parts.find((part) => part.row.season === 2022)?.expected).toBe(false);
});

test('a row without an id is of the club’s player of the name', () => {
  const named = row(1, 'Betis', '77', { player: 'Juanfran' });
  const nameless = row(2, 'Betis', 'Juanfran', { player: 'Juanfran' });
  const elsewhere = row(2, 'Celta', 'Juanfran', { player: 'Juanfran' });
  expect(underOneId([named, nameless, elsewhere]).map(({ playerId }) => playerId)).toEqual([
    ...['77', '77', 'Juanfran'],
  ]);
});

test('the newest whole season has nearly as many games as the one before', () => {
  const season = (year: number, games: number) =>
    GAMES.slice(0, games).map((game) => ({ ...game, season: year }));
  expect(newestWhole([...season(2020, 8), ...season(2021, 8), ...season(2022, 4)])).toBe(2021);
  expect(newestWhole(season(2020, 8))).toBeUndefined();
});
