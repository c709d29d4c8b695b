import { eachRun } from '../eachRun.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';
import { linePlaces } from './linePlaces.ts';
import type { LinesAsked } from './sayLines.ts';
import { stepOf, toldIn } from './steps.ts';

/** One player's numbers by run. */
interface DrawnStats {
  /** 1 in the runs in which he plays, else 0. */
  readonly plays: Uint8Array;
  /** By the stat's name, in the parts in which it is counted. */
  readonly stats: ReadonlyMap<string, Int32Array>;
}

/** Every run of a game's lines: its score, and the numbers of the players who were asked for. */
interface DrawnGame {
  readonly home: Int32Array;
  readonly away: Int32Array;
  readonly players: ReadonlyMap<string, DrawnStats>;
}

/**
 * Draws a game's lines once more, run by run, and keeps the named stats of the named players: what `sayLines` counts, before it is
 * counted. A player or a stat that the squads do not have is left out.
 * @param wanted names of stats by the player's id
 * Throws an InputError on squads that cannot be.
 */
export function drawRuns(
  league: LeaguePlayers,
  { home, away, grid, seed, runs }: LinesAsked,
  wanted: ReadonlyMap<string, readonly string[]>,
): DrawnGame {
  const lines = league.prepare(home, away);
  const kept = linePlaces(league, lines).flatMap(({ playerId, from, playsAt, drawn, derived }) => {
    const names = wanted.get(playerId);
    if (!names) return [];
    const readers = [
      ...drawn.map(({ name, least, at }) => ({
        ...{ name, least },
        value: (out: Int32Array) => out[at] ?? 0,
      })),
      ...derived.map(({ name, least, value }) => ({
        ...{ name, least },
        value: (out: Int32Array) => value(out, from),
      })),
    ]
      .filter(({ name }) => names.includes(name))
      .map((one) => ({ ...one, step: stepOf(one.name), values: new Int32Array(runs) }));
    return [{ playerId, playsAt, plays: new Uint8Array(runs), readers }];
  });
  const [homeScores, awayScores] = [new Int32Array(runs), new Int32Array(runs)];
  let run = 0;
  eachRun(lines, grid, { seed: Number.parseInt(seed, 16), runs }, (homeScore, awayScore, out) => {
    homeScores[run] = homeScore;
    awayScores[run] = awayScore;
    for (const { playsAt, plays, readers } of kept) {
      plays[run] = (out[playsAt] ?? 0) > 0 ? 1 : 0;
      for (const { values, least, step, value } of readers)
        values[run] = toldIn(Math.max(least, value(out)), step);
    }
    run += 1;
  });
  return {
    home: homeScores,
    away: awayScores,
    players: new Map(
      kept.map(({ playerId, plays, readers }) => [
        playerId,
        { plays, stats: new Map(readers.map(({ name, values }) => [name, values])) },
      ]),
    ),
  };
}
