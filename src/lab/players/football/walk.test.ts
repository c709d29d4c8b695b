import { expect, test } from 'vitest';
import { histogramMean, runsIn, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { madeFiles } from './files.fixture.ts';
import { fitFootballPlayers } from './fit/fit.ts';
import type { FootballFiles } from './games.ts';
import { footballRows } from './rows.ts';
import { footballForecasts } from './walk.ts';

const FILES = madeFiles();
const PARAMS = fitFootballPlayers(FILES, 2020);
const GRID: ScoreGrid = [
  [17, 20, [4, 0, 0, 3]],
  [24, 10, [2, 0, 0, 1]],
];
const SCORES = new Map(FILES.games.map(({ id }) => [id, GRID]));
const said = (files: FootballFiles) => [...footballForecasts(files, PARAMS, 2020, SCORES, 60)];

test('every game of the season is said, each stat in as many runs as its player plays', () => {
  const games = said(FILES);
  expect(games).toHaveLength(18);
  const star = games.at(-1)?.players.find(({ playerId }) => playerId.endsWith('wr1'));
  const targets = star?.said.get('targets') ?? [];
  expect(runsIn(targets)).toBeGreaterThan(50);
  expect(runsIn(targets)).toBeLessThanOrEqual(60);
  expect(histogramMean(targets)).toBeGreaterThan(6);
  expect(histogramMean(targets)).toBeLessThan(13);
  expect(star?.said.has('passingYards')).toBe(false);
});

test('no peeking: what comes of a day changes nothing that was said of it or before', () => {
  const last = FILES.games.at(-1)?.date;
  const changed: FootballFiles = {
    ...FILES,
    games: FILES.games.map((game) =>
      game.date === last
        ? {
            ...game,
            box: {
              ...game.box,
              home: {
                ...game.box.home,
                score: 63,
                lines: game.box.home.lines.map((line) => ({ ...line, targets: 30, carries: 0 })),
              },
            },
          }
        : game,
    ),
  };
  expect(said(changed)).toEqual(said(FILES));
});

test('parameters come from the seasons before alone', () => {
  const before = { ...FILES, games: FILES.games.filter(({ season }) => season < 2020) };
  expect(fitFootballPlayers(before, 2020)).toEqual(PARAMS);
});

test('kickers and defenses have rows where plays are in hand', () => {
  const game = FILES.games[0];
  if (!game) throw new Error('there are games');
  const kick = { touchdowns: 2, fieldGoals: 2, extraPoints: 1, twoPoints: 0, safeties: 0 };
  expect(footballRows(game)).toHaveLength(14);
  const rows = footballRows({ ...game, kicks: { home: kick, away: kick } });
  expect(rows.find(({ playerId }) => playerId.startsWith('kicker'))?.stats).toEqual({
    fieldGoals: 2,
    extraPoints: 1,
    kickerPoints: 7,
  });
  expect(rows.filter(({ playerId }) => playerId.startsWith('defense'))).toHaveLength(2);
});
