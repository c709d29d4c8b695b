import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { estimateMargin } from '../estimate.ts';
import { fitMargin } from '../fitMargin.ts';
import { madeUpLeague } from '../league.fixture.ts';
import { walkMargin } from '../walk.ts';
import { withMinutes } from './minutes.ts';
import { minutesOfSquad, starOf, withSquads } from './squads.fixture.ts';
import { seen } from './usual.ts';

const plain = madeUpLeague('NBA', [2018, 2019, 2020, 2021]);
const games = withSquads(plain);
const params = estimateMargin('NBA', games);
const COEFFICIENTS = { ...params, situation: { absentMinutes: -0.5 } };

test('the fit finds what a star is worth, and how much a list that was not read would have said', () => {
  const { situation, unreadVariance } = params;
  const star = (situation.absentMinutes ?? 0) * (38 - 22);
  expect(star).toBeGreaterThan(-11);
  expect(star).toBeLessThan(-6);
  expect(Math.sqrt(unreadVariance ?? 0)).toBeGreaterThan(2);
  expect(Math.sqrt(unreadVariance ?? 0)).toBeLessThan(9);
});

test('without the file nothing is rated', () => {
  const { situation, unreadVariance } = estimateMargin('NBA', plain);
  expect(situation).toEqual({});
  expect(unreadVariance).toBeUndefined();
  expect(fitMargin('NBA', plain).absences).toBeUndefined();
});

test('the more is known of who is out, the nearer the forecasts are to the lines', () => {
  const distance = (known: 'missed' | 'listed' | 'unread') => {
    const { calls } = walkMargin('NBA', params, games, known);
    return calls
      .filter(({ game }) => game.season > 2018)
      .reduce((sum, { line, margin }) => sum + (line - margin.mean) ** 2, 0);
  };
  expect(distance('missed')).toBeLessThan(distance('listed'));
  expect(distance('listed')).toBeLessThan(distance('unread'));
});

test('a forecast knows who was out before, and not who is missed for the first time', () => {
  const last = games.at(-1);
  const before = games.findLast(
    ({ homeKey, awayKey }, at) =>
      at < games.length - 1 && [homeKey, awayKey].includes(last?.homeKey ?? ''),
  );
  const home = last?.homeKey ?? '';
  const win = (outBefore: boolean, outToday: boolean) => {
    const told = games.map((game) => {
      const out = game === last ? outToday : game === before ? outBefore : undefined;
      if (out === undefined) return game;
      const squad = minutesOfSquad(home, out);
      return game.homeKey === home
        ? { ...game, homePlayed: squad }
        : { ...game, awayPlayed: squad };
    });
    return walkMargin('NBA', COEFFICIENTS, told).calls.at(-1)?.win ?? 0;
  };
  expect(win(false, true)).toBe(win(false, false));
  expect(win(true, true)).toBeLessThan(win(true, false));
});

test('minutes and points of the day itself are not known to its forecasts', () => {
  const day = games.at(-1)?.date;
  const wild = games.map((game) =>
    game.date === day
      ? {
          ...game,
          homePlayed: game.homePlayed?.map((one) => ({ ...one, minutes: 5, plusMinus: -40 })) ?? [],
        }
      : game,
  );
  const wins = (list: typeof games) =>
    walkMargin('NBA', COEFFICIENTS, list).calls.map(({ win }) => win);
  expect(wins(wild)).toEqual(wins(games));
});

test('the fitted file keeps who played in its last season, and no more than it needs', () => {
  const gone = games.map((game) =>
    game.season === 2018 && game.homePlayed
      ? { ...game, homePlayed: [...game.homePlayed, { key: 'gone', minutes: 40, plusMinus: 0 }] }
      : game,
  );
  const { absences } = fitMargin('NBA', gone);
  const players = Object.entries(absences?.players ?? {});
  expect(players).toHaveLength(6 * 7);
  expect(absences?.players.gone).toBeUndefined();
  const star = absences?.players[starOf('AAA')];
  expect(star).toMatchObject({ team: 'AAA', season: 2021 });
  expect(star?.minutes).toBeCloseTo(38, 0);
});

test('usual minutes follow the newest games; on-court points are those beyond the side’s own, shrunk', () => {
  const long = { key: 'a', minutes: 24, plusMinus: 8 };
  let player = seen(undefined, long, 6);
  expect(player.minutes).toBe(17);
  for (let game = 0; game < 300; game++) player = seen(player, long, 6);
  expect(player.minutes).toBeCloseTo(24, 6);
  // 8 in half a game is 16 in a whole one, ten more than the side's overall 6.
  expect(player.onCourt).toBeGreaterThan(4);
  expect(player.onCourt).toBeLessThan(10);
  expect(seen(player, { key: 'a', minutes: 4, plusMinus: 0 }, 0).minutes).toBeCloseTo(22.4, 3);
});

test('the file of minutes joins by day and team; a game it tells only one side of has none', () => {
  const [first, second, third] = plain;
  if (!first || !second || !third) throw new Error('The league is too short');
  const row = (date: string, team: string, player: string) => `${date},${team},${player},31,-4`;
  const text = [
    'date,team,player,minutes,plus_minus',
    row(first.date, first.homeKey, 'Luka Dončić'),
    row(first.date, first.awayKey, 'Gary Trent Jr.'),
    row(second.date, second.homeKey, 'Nobody Else'),
    `${third.date},${third.homeKey},Too Long,99,0`,
    '',
  ].join('\n');
  const folder = testFolder('minutes');
  writeFileSync(join(folder, 'nba_minutes.csv.gz'), gzipSync(text));
  const joined = withMinutes('NBA', folder, [first, second, third]);
  expect(joined[0]?.homePlayed).toEqual([{ key: 'luka doncic', minutes: 31, plusMinus: -4 }]);
  expect(joined[0]?.awayPlayed).toEqual([{ key: 'gary trent', minutes: 31, plusMinus: -4 }]);
  expect(joined.slice(1)).toEqual([second, third]);
  expect(withMinutes('NHL', folder, plain)).toBe(plain);
  expect(withMinutes('NBA', tmpdir(), plain)).toBe(plain);
});
