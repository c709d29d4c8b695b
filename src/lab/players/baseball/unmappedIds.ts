import { join } from 'node:path';
import { withoutAccents } from '#domain/words/plainLetters.ts';
import { type Cells, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';
import { productId, type SourceName } from '../start/sourceNames.ts';

/** The map's codes of teams that our files call otherwise. */
const TEAMS: Readonly<Record<string, string>> = { WAS: 'WSH', OAK: 'ATH', CWS: 'CHW' };
const PITCHERS = ['P', 'SP', 'RP'];

interface Row extends SourceName {
  readonly team: string;
  readonly retroId: string;
}

/**
 * Names of batters whose line-ups have Retrosheet's id alone, by that id: of the players without one in the map of ids, the only one
 * of his team whose name the id begins with (four letters of the last name and one of the first).
 * @param unmapped ids and teams
 */
export function namesOfUnmapped(
  folder: string,
  unmapped: Iterable<readonly [retroId: string, team: string]>,
): Map<string, SourceName> {
  const rows = optionalRows(join(folder, 'players/mlb_player_ids.csv.gz'), {
    required: ['mlbam_id', 'espn_id', 'retro_id', 'team', 'player', 'pos'],
    read: (row: Cells): Row | CsvProblem =>
      orProblem(() => ({
        productId: productId(textCell(row, 'mlbam_id'), row.espn_id ?? ''),
        name: textCell(row, 'player'),
        position: row.pos ?? '',
        team: TEAMS[row.team ?? ''] ?? row.team ?? '',
        retroId: row.retro_id ?? '',
      })),
  }).filter(({ retroId, position }) => retroId === '' && !PITCHERS.includes(position));
  const byName = Map.groupBy(rows, ({ name, team }) => `${idBegins(name)}|${team}`);
  return new Map(
    [...unmapped].flatMap(([id, team]) => {
      const [one, ...others] = byName.get(`${id.slice(0, 5)}|${team}`) ?? [];
      return one && others.length === 0 ? [[id, one] as const] : [];
    }),
  );
}

/** What Retrosheet's id of a player begins with: "turab" of Brice Turang, "kim-h" of Hyeseong Kim. */
function idBegins(name: string): string {
  const plain = withoutAccents(name)
    .toLowerCase()
    .replace(/ (?:jr|sr|ii|iii|iv)\.?$/, '');
  const [first = '', ...last] = plain.split(' ');
  const letters = last.join('').replace(/[^a-z]/g, '');
  return letters.slice(0, 4).padEnd(4, '-') + first.slice(0, 1);
}
