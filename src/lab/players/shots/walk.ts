import { drawLines } from '#engine/players/drawLines.ts';
import { soccerPlayers } from '#engine/players/soccer/model.ts';
import { mayPlay, soccerSquadOf } from '#engine/players/soccer/squadOf.ts';
import {
  learnSoccer,
  newSoccerState,
  type SoccerPlayersState,
} from '#engine/players/soccer/state.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { testedSeason } from '../goals/tested.ts';
import { fitSoccerPlayers, type SoccerFit } from '../soccer/fit.ts';
import { soccerGames } from '../soccer/games.ts';
import { SOCCER_LEARNING } from '../soccer/learning.ts';
import { readPlayers } from '../soccer/rows.ts';
import type { SoccerGame } from '../soccer/soccerGame.ts';
import type {
  GameForecast,
  GameScores,
  PlayerForecast,
  PlayerWalk,
  WalkForward,
} from '../types.ts';
import { clubGames } from './clubGames.ts';
import { newestWhole, shotGames } from './games.ts';
import { readShots } from './rows.ts';

/** Runs a game in the backtest. */
const RUNS = 5000;
/** Missed shots of a side before the file begins. */
const MISSED_BEFORE = 11;
const STATS = ['shots', 'goals', 'assists'] as const;

/**
 * Spain, Germany and Italy by the Premier League's fit: nothing is fitted on their own files, which tell no minutes. What can be said
 * of them is a player's shots, goals and assists in his club's next game, whether he plays or not.
 */
export const shotsBacktest: WalkForward = {
  leagues: ['LaLiga', 'Bundesliga', 'SerieA'],
  stats: () => [
    { name: 'shots', title: 'Shots, played or not' },
    { name: 'goals', title: 'Goals, played or not' },
    { name: 'assists', title: 'Assists, played or not' },
  ],
  walk(league, folder, season, scores, log): PlayerWalk {
    const rows = readShots(folder, league);
    const all = shotGames(rows);
    const seasons = all.map((game) => game.season);
    const tested = testedSeason(league, seasons, season ?? newestWhole(all));
    const games = all.filter((game) => game.season <= tested);
    log(`${league} players: by the Premier League's seasons before ${tested}`);
    const english = soccerGames(readPlayers(folder).rows);
    const fit = fitSoccerPlayers(
      english.filter((game) => game.season < tested),
      SOCCER_LEARNING,
    );
    const parts = clubGames(games, new Map(rows.map((row) => [row.playerId, row.player])));
    const expected = new Set(
      parts.filter((part) => part.expected).map(({ row }) => partId(row.game, row.playerId)),
    );
    const grids = scores([tested]);
    return {
      rows: parts.map(({ row }) => row),
      *forecasts() {
        for (const { game, players } of forecasts(games, tested, fit, grids))
          yield {
            game,
            players: players.filter(({ playerId }) => expected.has(partId(game, playerId))),
          };
      },
      notes: [
        'A row of the file is a player with a shot or a key pass. Forecast and counted are all games of his club from his first row in a season on, until five in a row without one; no row: no shot, whether he played or not.',
        'Line-ups, positions and minutes are not in the file: everybody may play by how often he had a row of late, as a midfielder. No parameter is fitted on the league.',
      ],
    };
  },
};

const partId = (game: string, playerId: string): string => `${game}|${playerId}`;

/** Forecasts of a season's games; a day's finals are learned after the last of its games. */
function* forecasts(
  games: readonly SoccerGame[],
  tested: number,
  { learn, draw }: SoccerFit,
  grids: GameScores,
): Generator<GameForecast, void> {
  const model = soccerPlayers(draw);
  const state = newSoccerState(MISSED_BEFORE);
  for (const day of Map.groupBy(games, ({ date }) => date).values()) {
    for (const game of day) {
      const grid = grids.get(game.id);
      if (game.season !== tested || !grid) continue;
      const { home, away } = squadsBefore(state, game, learn);
      const drawn = drawLines(model.prepare(home, away), grid, fnv1a(game.id), RUNS);
      yield { game: game.id, players: drawn.map(saidOf) };
    }
    for (const game of day) learnSoccer(state, game, learn);
  }
}

/** All runs, those in which he does not play too. */
const saidOf = ({ playerId, tables }: ReturnType<typeof drawLines>[number]): PlayerForecast => ({
  playerId,
  said: new Map(
    STATS.flatMap((stat) => {
      const table = tables.get(stat);
      return table ? [[stat, table.histogram()] as const] : [];
    }),
  ),
});

/** Both squads before a game, by whoever had a row of late. */
function squadsBefore(state: SoccerPlayersState, game: SoccerGame, learn: SoccerFit['learn']) {
  const side = (at: 'home' | 'away') => {
    const { team } = game[at];
    const opponent = game[at === 'home' ? 'away' : 'home'].team;
    const players = mayPlay(state, team);
    const about = { team, opponent, season: game.season, home: at === 'home', players };
    return soccerSquadOf(state, about, learn);
  };
  return { home: side('home'), away: side('away') };
}
