import type { Histogram } from '#domain/game/scoreGrid.ts';
import { eachScore, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { footballPlayers } from '#engine/players/football/model.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import type { FootballSquad } from '#engine/players/football/squad.ts';
import { expectedShares } from '#engine/players/football/state/squadOf.ts';
import { AT, ROLE_STATS, STATS } from '#engine/players/football/stats.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import type { GameForecast, GameScores, PlayerForecast } from '../types.ts';
import type { FootballFiles } from './games.ts';
import { eachEve, type SideVisit } from './visits.ts';

/** Runs of a game in the backtest: a share of one half is good to 1.1 points. */
export const RUNS = 2000;
/** Expected balls from which a stat says something of a player, and snaps from which he is asked for touchdowns. */
const SAID = { targets: 1.5, carries: 2.5, touchdowns: 2.5 } as const;
const USUAL = { targets: 33, carries: 26.5 } as const;
/** Lowest value told: yards below it count as it. */
const OFFSET = 40;
const WIDTH = STATS.length;

/** Forecasts of a season's games, each from earlier days: a player's are given that he plays. */
export function* forecastsOf(
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
  const said = [...saidOf(home.squad), ...saidOf(away.squad)];
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
        ? [[STATS[stat]?.name ?? '', [...kept].sort(([one], [other]) => one - other)]]
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

/** The stats that a role makes meaningful, by player in the order of the game's lines. */
function saidOf(squad: FootballSquad): (readonly number[])[] {
  const targets = expectedShares(squad, 'targets');
  const carries = expectedShares(squad, 'carries');
  const starter = squad.passers[0]?.playerId;
  const players = squad.players.map((player, at): readonly number[] => {
    const chance = Math.max(0.05, player.chance);
    const thrown = (USUAL.targets * (targets[at] ?? 0)) / chance;
    const run = (USUAL.carries * (carries[at] ?? 0)) / chance;
    if (player.position === 'QB')
      return player.playerId === starter
        ? ROLE_STATS.QB.filter(
            (stat) => stat !== AT.rushingTouchdowns && stat !== AT.receivingTouchdowns,
          )
        : [];
    return [
      ...(thrown >= SAID.targets ? [AT.targets, AT.receptions, AT.receivingYards] : []),
      ...(run >= SAID.carries ? [AT.carries, AT.rushingYards] : []),
      ...(thrown + run >= SAID.touchdowns ? [AT.touchdowns] : []),
    ];
  });
  return [
    ...players,
    ...(squad.kickerId === undefined ? [] : [[AT.kickerPoints]]),
    ...(squad.defenseId === undefined ? [] : [[AT.defensePoints]]),
  ];
}

/** A game's stream, from its id: the same in every run of the backtest. */
function seedOf(id: string): number {
  let seed = 2166136261;
  for (let at = 0; at < id.length; at++) seed = Math.imul(seed ^ id.charCodeAt(at), 16777619);
  return seed >>> 0;
}
