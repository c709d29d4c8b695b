import { findLeague } from '#domain/leagues/findLeague.ts';
import type { LineLog } from '../backtest/types.ts';
import { FileError } from '../data/readRows.ts';
import { gameScores } from './gameScores.ts';
import { Measured, type StatReport } from './measure.ts';
import { BesideLines, type PropReport } from './props/beside.ts';
import type { PlayerFileRow, WalkForward } from './types.ts';

/** A league's players on its tested seasons: the newest in its files, or the one asked for. */
export interface PlayersReport {
  readonly league: string;
  readonly stats: readonly (StatReport & { readonly season: number })[];
  readonly props: readonly PropReport[];
  readonly notes: readonly string[];
}

/** Told of every forecast that has been made, as it is scored. */
type OnForecast = (
  row: PlayerFileRow,
  stat: string,
  said: readonly (readonly [number, number])[],
) => void;

/** Throws a FileError if a file cannot be used or nothing of the season could be scored. */
export function playersReport(
  sport: WalkForward,
  league: string,
  folder: string,
  season: number | undefined,
  log: LineLog,
  onForecast?: OnForecast,
): PlayersReport {
  const team = findLeague(league);
  if (!team) throw new FileError(`${league}: no league with players`);
  const walk = sport.walk(
    league,
    folder,
    season,
    (seasons) => gameScores(team, folder, seasons, log),
    log,
  );
  const rowOf = new Map(walk.rows.map((row) => [`${row.game}|${row.playerId}`, row]));
  const lines = new BesideLines(league, folder);
  const stats = sport.stats(league).flatMap(({ name, title }) => {
    const tested = season ?? newestWith(walk.rows, name);
    return tested === undefined
      ? []
      : [{ name, title, tested, measured: new Measured(walk.rows, name, tested) }];
  });
  for (const { game, players } of walk.forecasts()) {
    for (const { playerId, said } of players) {
      const row = rowOf.get(`${game}|${playerId}`);
      if (!row) continue;
      for (const { name, tested, measured } of stats) {
        const histogram = said.get(name);
        if (!histogram || row.season !== tested) continue;
        measured.add(row, histogram);
        lines.add(row, name, histogram);
        onForecast?.(row, name, histogram);
      }
    }
  }
  const reports = stats.flatMap(({ title, tested, measured }) => {
    const report = measured.report(title);
    return report ? [{ ...report, season: tested }] : [];
  });
  if (reports.length === 0) throw new FileError(`${league}: no player's game to score`);
  return { league, stats: reports, props: lines.reports(), notes: walk.notes };
}

/** The newest season in which the files have a stat. */
function newestWith(rows: readonly PlayerFileRow[], stat: string): number | undefined {
  let newest: number | undefined;
  for (const row of rows) {
    if (row.stats[stat] !== undefined && row.season > (newest ?? 0)) newest = row.season;
  }
  return newest;
}
