import { textOrder } from '#domain/words/textOrder.ts';
import { drawLines } from '#engine/players/drawLines.ts';
import { hockeyPlayers } from '#engine/players/hockey/model.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { givenHePlays } from '../goals/given.ts';
import { testedSeason } from '../goals/tested.ts';
import type { GameForecast, GameScores, PlayerBacktest, PlayerFileRow } from '../types.ts';
import { fitHockeyPlayers, type HockeyFit, newestHockeyFit } from './fit.ts';
import { type HockeyGame, hockeyGames } from './games.ts';
import { HOCKEY_LEARNING } from './learning.ts';
import { type GoalieRow, readGoalies, readSkaters, type SkaterRow } from './rows.ts';
import { type Ahead, walkHockey } from './squads.ts';
import { hockeyStart } from './startState.ts';

/** Runs a game in the backtest: fewer than the product's, as there are 1,300 games. */
const RUNS = 4000;
/** Who is not expected to have ten minutes, or to dress one time in twenty, is not forecast. */
const LEAST_ICE = 600;
const LEAST_CHANCE = 0.05;
const SKATER_STATS = ['shots', 'goals', 'assists', 'points', 'iceTime'];

/** The NHL's skaters and starting goalies. */
export const hockeyBacktest: PlayerBacktest = {
  leagues: ['NHL'],
  stats: () => [
    { name: 'shots', title: 'Shots on goal' },
    { name: 'goals', title: 'Goals' },
    { name: 'assists', title: 'Assists' },
    { name: 'points', title: 'Points' },
    { name: 'iceTime', title: 'Ice time, seconds' },
    { name: 'saves', title: 'Saves, starting goalie' },
    { name: 'goalsAgainst', title: 'Goals against, starting goalie' },
  ],
  fit: (_, folder) => newestHockeyFit(folder),
  start: (_, folder) => hockeyStart(folder),
  walk(league, folder, season, scores, log) {
    const skaters = readSkaters(folder).rows;
    const goalies = readGoalies(folder).rows;
    const games = hockeyGames(skaters, goalies);
    const tested = testedSeason(
      league,
      games.map((game) => game.season),
      season,
    );
    log(`${league} players: fitted on the seasons before ${tested}`);
    const fit = fitHockeyPlayers(
      games.filter((game) => game.season < tested),
      HOCKEY_LEARNING,
    );
    const through = games.filter((game) => game.season <= tested);
    const grids = scores([tested]);
    return {
      rows: rowsOf(through, skaters, goalies),
      forecasts: () => forecasts(through, tested, fit, grids),
      notes: [
        'A regular (dressed for most of the last games) who is missing counts as ruled out before the game: our files have no NHL injury reports.',
        'Who is new to a team is known to dress; the starting goalie is announced; others by how often they dressed of late.',
        'Forecasts are given that a skater dresses, for ten minutes expected and more. Rates learn as found on seasons to 2022-23.',
      ],
    };
  },
};

function* forecasts(
  games: readonly HockeyGame[],
  tested: number,
  fit: HockeyFit,
  grids: GameScores,
): Generator<GameForecast, void> {
  const model = hockeyPlayers(fit.draw);
  for (const ahead of walkHockey(games, fit.learn)) {
    const grid = grids.get(ahead.game.id);
    if (ahead.game.season !== tested || !grid) continue;
    yield forecast(ahead, (home, away) =>
      drawLines(model.prepare(home, away), grid, fnv1a(ahead.game.id), RUNS),
    );
  }
}

function forecast(
  { game, squads: squadsOf }: Ahead,
  draw: (
    ...of: Parameters<ReturnType<typeof hockeyPlayers>['prepare']>
  ) => ReturnType<typeof drawLines>,
): GameForecast {
  const squads = squadsOf();
  const shown = new Set(
    [...squads.home.skaters, ...squads.away.skaters]
      .filter(({ chance, iceTime }) => chance >= LEAST_CHANCE && iceTime >= LEAST_ICE)
      .map(({ playerId }) => playerId),
  );
  const players = draw(squads.home, squads.away).flatMap((tables) => {
    const skater = tables.tables.has('iceTime');
    if (skater && !shown.has(tables.playerId)) return [];
    const said = givenHePlays(tables, skater ? 'iceTime' : undefined, (RUNS * LEAST_CHANCE) / 2);
    return said ? [{ playerId: tables.playerId, said }] : [];
  });
  return { game: game.id, players };
}

/** Rows in the order of play. A goalie's are those of games he started. */
function rowsOf(
  games: readonly HockeyGame[],
  skaters: readonly SkaterRow[],
  goalies: readonly GoalieRow[],
): PlayerFileRow[] {
  const last = games.at(-1)?.season ?? 0;
  const rows = [
    ...skaters.map((row) => ({ row, stats: skaterStats(row) })),
    ...goalies
      .filter(({ starter }) => starter)
      .map((row) => ({ row, stats: { saves: row.saves, goalsAgainst: row.goalsAgainst } })),
  ];
  return rows
    .filter(({ row }) => row.season <= last)
    .map(({ row: { season, date, game, team, playerId, player }, stats }) => ({
      ...{ season, date, game, team, playerId, player },
      stats,
    }))
    .sort((one, other) => textOrder(one.date, other.date));
}

const skaterStats = ({ shots, goals, assists, iceTime }: SkaterRow): PlayerFileRow['stats'] =>
  Object.fromEntries(
    [shots, goals, assists, goals + assists, iceTime].map((value, at) => [
      SKATER_STATS[at] ?? '',
      value,
    ]),
  );
