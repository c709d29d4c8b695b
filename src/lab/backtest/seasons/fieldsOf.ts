import type { League } from '#domain/leagues/league.ts';
import { mlbFields } from './fields/mlb.ts';
import { mlsFields } from './fields/mls.ts';
import { nbaFields } from './fields/nba.ts';
import { ncaafFields } from './fields/ncaaf.ts';
import { nflFields } from './fields/nfl.ts';
import { nhlFields } from './fields/nhl.ts';
import { bundesligaTables, eplTables, laLigaTables, serieATables } from './fields/soccer.ts';
import { wnbaFields } from './fields/wnba.ts';

/** What the rules make of past seasons' results, beside what came: lines to print by league. */
const CHECKS: Readonly<Partial<Record<League, (folder: string) => readonly string[]>>> = {
  NFL: nflFields,
  NBA: nbaFields,
  WNBA: wnbaFields,
  MLB: mlbFields,
  NHL: nhlFields,
  MLS: mlsFields,
  NCAAF: ncaafFields,
  EPL: eplTables,
  LaLiga: laLigaTables,
  Bundesliga: bundesligaTables,
  SerieA: serieATables,
};

/** The check of a league's fields and seeds, or final tables, as lines. */
export const fieldsOf = (league: League, folder: string): readonly string[] =>
  CHECKS[league]?.(folder) ?? [];
