import { textOrder } from '#domain/words/textOrder.ts';
import { drawLines } from '#engine/players/drawLines.ts';
import { soccerPlayers } from '#engine/players/soccer/model.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { givenHePlays } from '../goals/given.ts';
import { testedSeason } from '../goals/tested.ts';
import type { GameForecast, GameScores, PlayerBacktest, PlayerFileRow } from '../types.ts';
import { fitSoccerPlayers, newestSoccerFit, type SoccerFit } from './fit.ts';
import { soccerGames } from './games.ts';
import { SOCCER_LEARNING } from './learning.ts';
import { readPlayers, type SoccerRow } from './rows.ts';
import type { SoccerGame } from './soccerGame.ts';
import { walkSoccer } from './squads.ts';
import { soccerStart } from './startState.ts';

/** Runs a game in the backtest. */
const RUNS = 5000;
/** Who comes on in fewer of them is not forecast. */
const LEAST_RUNS = 250;

/** The Premier League's starters and substitutes; a goalkeeper's line is his minutes. */
export const soccerBacktest: PlayerBacktest = {
  leagues: ['EPL'],
  stats: () => [
    { name: 'minutes', title: 'Minutes' },
    { name: 'goals', title: 'Goals' },
    { name: 'assists', title: 'Assists' },
    { name: 'shots', title: 'Shots' },
  ],
  fit: (_, folder) => newestSoccerFit(folder),
  start: (_, folder) => soccerStart(folder),
  walk(league, folder, season, scores, log) {
    const rows = readPlayers(folder).rows.filter(({ minutes }) => minutes > 0);
    const games = soccerGames(rows);
    const tested = testedSeason(
      league,
      games.map((game) => game.season),
      season,
    );
    log(`${league} players: fitted on the seasons before ${tested}`);
    const fit = fitSoccerPlayers(
      games.filter((game) => game.season < tested),
      SOCCER_LEARNING,
    );
    const grids = scores([tested]);
    return {
      rows: rowsOf(rows.filter((row) => row.season <= tested)),
      forecasts: () =>
        forecasts(
          games.filter((game) => game.season <= tested),
          tested,
          fit,
          grids,
        ),
      notes: [
        'Who starts is known, as line-ups are out an hour before. The bench is not in our files: whoever played for the side of late may come on.',
        'Forecasts are given that a player plays. Goalkeepers: minutes only.',
        'Assists are as the fantasy league counts them, penalties won and forced own goals too. Rates learn as found on seasons to 2023-24.',
      ],
    };
  },
};

function* forecasts(
  games: readonly SoccerGame[],
  tested: number,
  fit: SoccerFit,
  grids: GameScores,
): Generator<GameForecast, void> {
  const model = soccerPlayers(fit.draw);
  for (const { game, squads: squadsOf } of walkSoccer(games, fit.learn)) {
    const grid = grids.get(game.id);
    if (game.season !== tested || !grid) continue;
    const { home, away } = squadsOf();
    const keepers = new Set(
      [...home.players, ...away.players]
        .filter(({ position }) => position === 'goalkeeper')
        .map(({ playerId }) => playerId),
    );
    const drawn = drawLines(model.prepare(home, away), grid, fnv1a(game.id), RUNS);
    const players = drawn.flatMap((tables) => {
      const said = givenHePlays(tables, 'minutes', LEAST_RUNS);
      if (!said) return [];
      if (keepers.has(tables.playerId))
        for (const stat of ['goals', 'assists', 'shots']) said.delete(stat);
      return [{ playerId: tables.playerId, said }];
    });
    yield { game: game.id, players };
  }
}

const rowsOf = (rows: readonly SoccerRow[]): PlayerFileRow[] =>
  rows
    .map(({ season, date, game, team, playerId, player, minutes, goals, assists, shots }) => ({
      ...{ season, date, game, team, playerId, player },
      stats: { minutes, goals, assists, ...(shots !== undefined && { shots }) },
    }))
    .sort((one, other) => textOrder(one.date, other.date));
