import { join } from 'node:path';
import { findLeague, TEAM_LEAGUES } from '#domain/league.ts';
import type { Fit } from '../backtest/types.ts';
import { FileError } from '../data/readRows.ts';
import { fitLeague } from './fitLeague.ts';
import { readGames } from './readGames.ts';
import { table } from './report.ts';

/** Format of the written files. */
const FORMAT_VERSION = 1;

/** The fit of the team leagues: DIR/<league>.csv.gz → src/engine/fitted/<league>.json. */
export const teams: Fit = {
  leagues: TEAM_LEAGUES,
  fit(name, folder, log) {
    const league = findLeague(name);
    if (!league) throw new FileError(`Unknown league "${name}"`);
    const code = league.toLowerCase();
    const { games, hash } = readGames(join(folder, `${code}.csv.gz`), league);
    log(`${league}: ${games.length} games`);
    const { fitted, report } = fitLeague(league, games);
    log(`  held-out seasons${' '.repeat(18)} games  log loss\n${table(report)}`);
    const dates = { dataFrom: games[0]?.date ?? '', dataTo: games.at(-1)?.date ?? '' };
    return { [code]: { formatVersion: FORMAT_VERSION, dataHash: hash, ...dates, ...fitted } };
  },
};
