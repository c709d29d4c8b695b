import type { Histogram } from '#domain/game/scoreGrid.ts';
import { fnv1a } from '#domain/numbers/fnv1a.ts';
import { availableFor, learnBasketball } from '#engine/players/basketball/learn.ts';
import { basketballPlayers } from '#engine/players/basketball/model.ts';
import type { BasketballPlayerParams } from '#engine/players/basketball/params.ts';
import type { BasketballSquad } from '#engine/players/basketball/squad.ts';
import { basketballSquad } from '#engine/players/basketball/squadOf.ts';
import { type BasketballPlayersState, noPlayers } from '#engine/players/basketball/state.ts';
import { BASKETBALL_SUMS } from '#engine/players/basketball/sums.ts';
import { drawLines, type PlayerTables } from '#engine/players/drawLines.ts';
import type { GameForecast, GameScores, PlayerForecast } from '../types.ts';
import type { Box } from './readBoxes.ts';

/** Runs of a game in the backtest: a quarter of the product's, enough for a score of thousands of lines. */
const BACKTEST_RUNS = 5000;

/** Forecasts of a season's games whose scores are given, each before its game is learned from. */
export function* forecastPlayersSeason(
  params: BasketballPlayerParams,
  boxes: readonly Box[],
  season: number,
  scores: GameScores,
  runs = BACKTEST_RUNS,
): Generator<GameForecast> {
  const state = noPlayers();
  for (const box of boxes) {
    if (box.season > season) return;
    const grid = box.season === season ? scores.get(box.id) : undefined;
    if (grid) {
      const home = squadBefore(params, state, box, box.home, box.away);
      const away = squadBefore(params, state, box, box.away, box.home);
      const lines = basketballPlayers.prepare(home, away);
      const tables = drawLines(lines, grid, fnv1a(box.id), runs, BASKETBALL_SUMS);
      yield { game: box.id, players: tables.flatMap((one) => forecastOf(one) ?? []) };
    }
    learnBasketball(params, state, box);
  }
}

function squadBefore(
  params: BasketballPlayerParams,
  state: BasketballPlayersState,
  { season, lines }: Box,
  team: string,
  opponent: string,
): BasketballSquad | undefined {
  const played = new Set(lines.flatMap((line) => (line.team === team ? [line.playerId] : [])));
  const available = availableFor(params, state, team, played);
  return basketballSquad(params, state, { season, team, opponent }, available);
}

/** A player's distributions given that he plays: runs without him are left out. None for the rest of a team. */
function forecastOf({ playerId, tables }: PlayerTables): PlayerForecast | undefined {
  if (playerId.startsWith('rest-')) return undefined;
  const [none] = tables.get('minutes')?.histogram() ?? [];
  const absent = none?.[0] === 0 ? none[1] : 0;
  const said = new Map<string, Histogram>();
  for (const [name, table] of tables) {
    const histogram = table
      .histogram()
      .map(([value, count]) => [value, value === 0 ? count - absent : count] as const)
      .filter(([, count]) => count > 0);
    if (histogram.length > 0) said.set(name, histogram);
  }
  return { playerId, said };
}
