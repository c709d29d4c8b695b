import type { Histogram } from '#domain/game/scoreGrid.ts';
import { learnBaseball } from '#engine/players/baseball/learn.ts';
import { noState } from '#engine/players/baseball/memory.ts';
import { baseballPlayers } from '#engine/players/baseball/model.ts';
import type { BaseballParams } from '#engine/players/baseball/params.ts';
import type { BaseballSquad } from '#engine/players/baseball/types.ts';
import { drawLines, type PlayerTables } from '#engine/players/drawLines.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import type { GameForecast, GameScores } from '../types.ts';
import type { BaseballGame } from './games.ts';
import { squadBefore } from './squads.ts';

/** Runs a game: half a share of 4,000 is good to .8 points, which a season's mean does not feel. */
const RUNS = 4000;
/** Expected outs below which nothing is said of a starter: an opener. */
const LEAST_OUTS = 10;

/** Forecasts of a season's games, each from the days before. */
export function* baseballForecasts(
  games: readonly BaseballGame[],
  season: number,
  params: BaseballParams,
  scores: GameScores,
): Generator<GameForecast> {
  const model = baseballPlayers(params.tables);
  const state = noState();
  let waiting: BaseballGame[] = [];
  for (const game of games) {
    if (game.season > season) break;
    // A day's games are learned from on the next one.
    if (waiting[0] && waiting[0].date !== game.date) {
      for (const ended of waiting) learnBaseball(state, ended, params);
      waiting = [];
    }
    waiting.push(game);
    const grid = game.season === season ? scores.get(game.id) : undefined;
    if (!grid) continue;
    const home = squadBefore(state, game, game.home, params);
    const away = squadBefore(state, game, game.away, params);
    const drawn = drawLines(model.prepare(home, away), grid, fnv1a(game.id), RUNS);
    yield { game: game.id, players: saidOf(drawn, { home, away }) };
  }
}

/** What is shown: a two-way player once, no opener. */
function saidOf(
  drawn: readonly PlayerTables[],
  squads: Readonly<Record<'home' | 'away', BaseballSquad>>,
): GameForecast['players'] {
  const said = new Map<string, Map<string, Histogram>>();
  for (const { playerId, side, tables } of drawn) {
    const [starter] = squads[side].starters;
    if (tables.has('outs') && (starter?.outs ?? 0) < LEAST_OUTS) continue;
    const own = said.get(playerId) ?? new Map<string, Histogram>();
    for (const [stat, table] of tables) own.set(stat, table.histogram());
    said.set(playerId, own);
  }
  return Array.from(said, ([playerId, own]) => ({ playerId, said: own }));
}
