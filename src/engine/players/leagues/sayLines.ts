import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayerLine, StatCounts } from '#domain/players/line.ts';
import { eachRun } from '../eachRun.ts';
import type { LeaguePlayers, Squad } from './leaguePlayers.ts';

/** A player's line before it is known how he is called. */
export type SaidLine = Pick<PlayerLine, 'playerId' | 'side' | 'plays' | 'stats'>;

/** Both sides' squads, and the game whose scores their lines are drawn given. */
export interface LinesAsked {
  readonly home: Squad | undefined;
  readonly away: Squad | undefined;
  readonly grid: ScoreGrid;
  /** The game's: 8 hex digits. */
  readonly seed: string;
  readonly runs: number;
}

/** A stat's place in a run's lines, and how often each value came up, from `least`. */
interface Counter {
  readonly name: string;
  readonly least: number;
  readonly value: (out: Int32Array) => number;
  readonly seen: number[];
}

/**
 * What the drawn lines of a game say of each of its players, in the runs in which he plays. The rest of a side is left out. A
 * baseball player who bats and pitches has both in one line, each count of the runs in which he does that.
 * Throws an InputError on squads that cannot be.
 */
export function sayLines(league: LeaguePlayers, asked: LinesAsked): SaidLine[] {
  const { home, away, grid, seed, runs } = asked;
  const lines = league.prepare(home, away);
  const width = lines.stats.length;
  const players = lines.players.map(({ playerId, side, stats }, index) => {
    const from = index * width;
    const names = stats.flatMap((stat) => lines.stats[stat]?.name ?? []);
    const playsAt = from + lines.stats.findIndex(({ name }) => name === league.playsBy(names));
    const drawn = stats.flatMap((stat): Counter[] => {
      const one = lines.stats[stat];
      return one
        ? [{ name: one.name, least: one.least, value: (out) => out[from + stat] ?? 0, seen: [] }]
        : [];
    });
    const derived = league.derived
      .filter(({ needs }) => needs.every((name) => names.includes(name)))
      .map(
        ({ name, least, value }): Counter => ({
          name,
          least,
          value: (out) => value(out, from),
          seen: [],
        }),
      );
    return { playerId, side, playsAt, counters: [...drawn, ...derived], runs: 0 };
  });
  eachRun(lines, grid, { seed: Number.parseInt(seed, 16), runs }, (_home, _away, out) => {
    for (const player of players) {
      if ((out[player.playsAt] ?? 0) <= 0) continue;
      player.runs += 1;
      for (const { least, value, seen } of player.counters) {
        const at = Math.max(0, value(out) - least);
        seen[at] = (seen[at] ?? 0) + 1;
      }
    }
  });
  const said = players
    .filter(({ playerId, runs: played }) => played > 0 && !playerId.startsWith('rest-'))
    .map(({ playerId, side, runs: played, counters }) => ({
      playerId,
      side,
      plays: played / runs,
      stats: Object.fromEntries(
        counters.map(({ name, least, seen }) => [name, counted(least, seen)]),
      ),
    }));
  return oneEach(said);
}

/** Lines of the same player made one. */
function oneEach(lines: readonly SaidLine[]): SaidLine[] {
  const byPlayer = new Map<string, SaidLine>();
  for (const line of lines) {
    const other = byPlayer.get(line.playerId);
    byPlayer.set(
      line.playerId,
      other
        ? {
            ...other,
            plays: Math.max(other.plays, line.plays),
            stats: { ...other.stats, ...line.stats },
          }
        : line,
    );
  }
  return [...byPlayer.values()];
}

/** Counts from the least value that came up. */
function counted(least: number, seen: readonly number[]): StatCounts {
  const first = seen.findIndex((count) => count > 0);
  const counts = Array.from({ length: seen.length - first }, (_, at) => seen[first + at] ?? 0);
  return { from: least + first, counts };
}
