import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { FIGURES, type GoalLeague } from '#domain/leagues/index.ts';
import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import type { GoalFilterParams } from '#engine/ratings/goals/params.ts';
import type { GoalFilter } from '#engine/ratings/goals/types.ts';
import type { LineLog } from '../../backtest/types.ts';
import { MissingFile } from '../../data/readRows.ts';
import { readGameFile } from '../readGameFile.ts';
import { before, goalHistory, type History } from './history.ts';
import { GOAL_WARM_UP } from './loss.ts';
import { searchFilter, startingParams } from './search.ts';

export type GoalParams = Readonly<Record<GoalFilter, GoalFilterParams>>;

/** A league and those that share its parameters: the four European leagues are fitted jointly, MLS separately. */
export interface GoalGroup {
  /** The league itself. */
  readonly history: History;
  /** All leagues of the group whose files exist, this one included, in a fixed order. */
  readonly histories: readonly History[];
  /** SHA-256 over the files' hashes in that order: identifies the source of parameters and ratings. */
  readonly hash: string;
}

/** Whether a league's table tells how much a game matters; separates the two parameter groups. */
const hasTable = (league: GoalLeague): boolean => FIGURES[league].doubleRound;

const EUROPE = GOAL_LEAGUES.filter(hasTable);

/**
 * Reads a league and its group from a folder; another league's missing file is skipped and reported.
 * Throws a FileError if the league's own file cannot be used.
 */
export function readGroup(league: GoalLeague, folder: string, log: LineLog): GoalGroup {
  const hash = createHash('sha256');
  const histories: History[] = [];
  let history: History | undefined;
  for (const member of hasTable(league) ? EUROPE : [league]) {
    const found = read(member, folder, member !== league, log);
    if (!found) continue;
    hash.update(found.hash);
    histories.push(found.history);
    if (member === league) history = found.history;
  }
  if (!history) throw new RangeError(`${league} is no league of its own group`);
  return { history, histories, hash: hash.digest('hex') };
}

function read(league: GoalLeague, folder: string, optional: boolean, log: LineLog) {
  try {
    const file = readGameFile(join(folder, `${league.toLowerCase()}.csv.gz`), league);
    return { history: goalHistory(league, file.games), hash: file.hash };
  } catch (error) {
    if (!optional || !(error instanceof MissingFile)) throw error;
    log(`  ${league} has no file: fitted without it`);
    return undefined;
  }
}

/** Parameters found before, by the data's hash, the group and the season: leagues of a group share them. */
const found = new Map<string, GoalParams>();

/** Both filters' parameters from the seasons before a given one; plain starting values if there are too few. */
export function paramsBefore(group: GoalGroup, season: number, log: LineLog): GoalParams {
  const key = `${group.hash}|${hasTable(group.history.league)}|${season}`;
  const known = found.get(key);
  if (known) return known;
  const params = searched(group, season, log);
  found.set(key, params);
  return params;
}

function searched(group: GoalGroup, season: number, log: LineLog): GoalParams {
  const table = hasTable(group.history.league);
  const earlier = group.histories.map((history) => before(history, season)).filter(longEnough);
  const find = (filter: GoalFilter): GoalFilterParams => {
    if (earlier.length === 0) return startingParams(filter, table);
    const start = performance.now();
    const params = searchFilter(earlier, filter, table);
    log(`  ${filter} filter before ${season}: ${Math.round(performance.now() - start)} ms`);
    return params;
  };
  return { lines: find('lines'), results: find('results') };
}

/** At least one season beyond the warm-up. */
function longEnough({ games }: History): boolean {
  const first = games[0]?.game.season ?? 0;
  return (games.at(-1)?.game.season ?? 0) >= first + GOAL_WARM_UP;
}
