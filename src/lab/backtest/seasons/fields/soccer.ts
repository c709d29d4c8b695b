import { join } from 'node:path';
import type { League } from '#domain/leagues/league.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { bundesligaRules } from '#engine/season/leagues/bundesliga.ts';
import { eplRules } from '#engine/season/leagues/epl.ts';
import { laLigaRules } from '#engine/season/leagues/laliga.ts';
import { serieARules } from '#engine/season/leagues/seriea.ts';
import type { SeasonRules } from '#engine/season/run.ts';
import { readGameFile } from '../../../fit/readGameFile.ts';
import { type Decider, ruledTable, tableDifferences, tableInputs } from './finalTable.ts';
import type { Explained } from './table.ts';
import { BUNDESLIGA_TABLES } from './tables/bundesliga.ts';
import { EPL_TABLES } from './tables/epl.ts';
import { LALIGA_TABLES } from './tables/laliga.ts';
import { SERIEA_TABLES } from './tables/seriea.ts';
import type { FinalTable } from './tables/types.ts';

interface Table {
  readonly league: League;
  readonly rulesOf: (inputs: SeasonInputs) => SeasonRules;
  readonly official: readonly FinalTable[];
  readonly deciders?: readonly Decider[];
  readonly explained?: Explained;
}

/** A league's final tables by our rules against the official ones: one line a season, every difference, what explains it. */
const tableLines =
  ({ league, rulesOf, official, deciders = [], explained = {} }: Table) =>
  (folder: string): string[] => {
    const { games } = readGameFile(join(folder, `${league.toLowerCase()}.csv.gz`), league);
    const seasons = [...new Set(games.map(({ season }) => season))];
    const rows = seasons.map((season) => {
      const inputs = tableInputs(
        league,
        season,
        games.filter((game) => game.season === season),
        deciders.find((each) => each.season === season),
      );
      const table = ruledTable(inputs, rulesOf(inputs));
      const known = official.find((each) => each.season === season);
      return { table, known, differences: known ? tableDifferences(table, known) : [] };
    });
    const open = rows.filter(
      ({ table, differences }) => differences.length > 0 && !explained[table.season],
    );
    return [
      `${league}: final tables as the rules have them, against the official ones`,
      'season  chance  differences  champion',
      ...rows.map(({ table, known, differences }) =>
        [
          String(table.season).padStart(6),
          String(table.chance).padStart(6),
          (known ? String(differences.length) : 'not on file').padStart(11),
          table.order[0] ?? '',
        ].join('  '),
      ),
      ...rows.flatMap(({ table, differences }) =>
        differences.map((line) => `${table.season}: ${line}`),
      ),
      ...Object.entries(explained).map(([season, why]) => `${season}: ${why}`),
      `${league}: ${open.length} seasons with differences without an explanation`,
    ];
  };

export const eplTables = tableLines({ league: 'EPL', rulesOf: eplRules, official: EPL_TABLES });

export const laLigaTables = tableLines({
  league: 'LaLiga',
  rulesOf: laLigaRules,
  official: LALIGA_TABLES,
  explained: {
    2015: 'Elche, thirteenth, went down for its debts, and Eibar, eighteenth, stayed.',
  },
});

export const bundesligaTables = tableLines({
  league: 'Bundesliga',
  rulesOf: bundesligaRules,
  official: BUNDESLIGA_TABLES,
});

export const serieATables = tableLines({
  league: 'SerieA',
  rulesOf: serieARules,
  official: SERIEA_TABLES,
  deciders: [{ season: 2023, winner: 'Verona', loser: 'Spezia' }],
});
