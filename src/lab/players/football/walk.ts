import type { Histogram } from '#domain/game/scoreGrid.ts';
import { eachScore, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { footballPlayers } from '#engine/players/football/model.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import { AT, FOOTBALL_STATS } from '#engine/players/football/stats.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import type { GameForecast, GameScores, PlayerForecast } from '../types.ts';
import type { FootballFiles } from './games.ts';
import { saidOfSquad } from './said.ts';
import { eachEve, type SideVisit } from './visits.ts';

/** Runs of a game in the backtest: a share of one half is good to 1.1 points. */
const RUNS = 2000;
/** Lowest value told: yards below it count as it. */
const OFFSET = 40;
const WIDTH = FOOTBALL_STATS.length;

/** Forecasts of a season's games, each from earlier days: a player's are given that he plays. */
export function* footballForecasts(
  files: FootballFiles,
  params: FootballParams,
  season: number,
  scores: GameScores,
  runs: number = RUNS,
): Generator<GameForecast> {
  for (const [home, away] of eachEve(files, params, season + 1)) {
    const { game } = home;
    if (game.season !== season) continue;
    const grid = scores.get(game.id);
    if (grid) yield { game: game.id, players: sayGame(home, away, grid, seedOf(game.id), runs) };
  }
}

function sayGame(
  home: SideVisit,
  away: SideVisit,
  grid: ScoreGrid,
  seed: number,
  runs: number,
): PlayerForecast[] {
  const lines = footballPlayers.prepare(home.squad, away.squad);
  const said = [...saidOfSquad(home.squad), ...saidOfSquad(away.squad)];
  const counts = said.map((stats) => stats.map(() => new Map<number, number>()));
  const out = new Int32Array(lines.players.length * WIDTH);
  const generator = sfc32(seed);
  const scores: (readonly [number, number, number])[] = [];
  let total = 0;
  eachScore(grid, (one, other, count) => {
    total += count;
    scores.push([one, other, total]);
  });
  for (let run = 0; run < runs; run++) {
    // Evenly spread over the grid, so that the scores themselves add no noise.
    const at = ((run + uniform(generator)) / runs) * total;
    const score = scoreAt(scores, at);
    lines.draw(generator, score[0], score[1], out);
    said.forEach((stats, player) => {
      const row = player * WIDTH;
      if (out[row + AT.plays] !== 1) return;
      stats.forEach((stat, index) => {
        const value = Math.max(out[row + stat] ?? 0, -OFFSET);
        const kept = counts[player]?.[index];
        kept?.set(value, (kept.get(value) ?? 0) + 1);
      });
    });
  }
  return lines.players.flatMap(({ playerId }, player) => {
    const stats = said[player] ?? [];
    const told = stats.flatMap((stat, index): (readonly [string, Histogram])[] => {
      const kept = counts[player]?.[index];
      return kept && kept.size > 0
        ? [[FOOTBALL_STATS[stat]?.name ?? '', [...kept].sort(([one], [other]) => one - other)]]
        : [];
    });
    return told.length > 0 ? [{ playerId, said: new Map(told) }] : [];
  });
}

function scoreAt(scores: readonly (readonly [number, number, number])[], at: number) {
  let low = 0;
  let high = scores.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scores[middle]?.[2] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return scores[low] ?? ([0, 0, 0] as const);
}

/** A game's stream, from its id: the same in every run of the backtest. */
function seedOf(id: string): number {
  let seed = 2166136261;
  for (let at = 0; at < id.length; at++) seed = Math.imul(seed ^ id.charCodeAt(at), 16777619);
  return seed >>> 0;
}
