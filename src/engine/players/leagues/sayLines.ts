import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { DrawnLine } from '#domain/players/line.ts';
import { eachRun } from '../eachRun.ts';
import { WeightedCount } from './count.ts';
import type { LeaguePlayers, Squad } from './leaguePlayers.ts';
import { linePlaces } from './linePlaces.ts';
import { inSteps, stepOf } from './steps.ts';

/** Both sides' squads, and the game whose scores their lines are drawn given. */
export interface LinesAsked {
  readonly home: Squad | undefined;
  readonly away: Squad | undefined;
  readonly grid: ScoreGrid;
  /** The game's: 8 hex digits. */
  readonly seed: string;
  readonly runs: number;
}

/**
 * What the drawn lines of a game say of each of its players, in the runs in which he plays. The rest of a side is left out. A
 * baseball player who bats and pitches has both in one line, each count of the runs in which he does that.
 * Throws an InputError on squads that cannot be.
 */
export function sayLines(league: LeaguePlayers, asked: LinesAsked): DrawnLine[] {
  const { home, away, grid, seed, runs } = asked;
  const lines = league.prepare(home, away);
  const players = linePlaces(league, lines).map((place) => ({
    ...place,
    drawn: place.drawn.map(({ name, least, at }) => ({
      name,
      at,
      count: new WeightedCount(least),
    })),
    derived: place.derived.map(({ name, least, value }) => ({
      name,
      value,
      count: new WeightedCount(least),
    })),
    runs: 0,
  }));
  eachRun(lines, grid, { seed: Number.parseInt(seed, 16), runs }, (_home, _away, out) => {
    for (const player of players) {
      if ((out[player.playsAt] ?? 0) <= 0) continue;
      player.runs += 1;
      for (const { at, count } of player.drawn) count.add(out[at] ?? 0);
      for (const { value, count } of player.derived) count.add(value(out, player.from));
    }
  });
  const said = players
    .filter(({ playerId, runs: played }) => played > 0 && !playerId.startsWith('rest-'))
    .map(({ playerId, side, runs: played, drawn, derived }) => ({
      playerId,
      side,
      plays: played / runs,
      stats: Object.fromEntries(
        [...drawn, ...derived].map(({ name, count }) => [
          name,
          inSteps(count.counts(), stepOf(name)),
        ]),
      ),
    }));
  return oneEach(said);
}

/** Lines of the same player made one. */
function oneEach(lines: readonly DrawnLine[]): DrawnLine[] {
  const byPlayer = new Map<string, DrawnLine>();
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
