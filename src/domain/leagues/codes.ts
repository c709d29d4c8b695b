import type { League } from './index.ts';

/** Codes of the team leagues without their records: checking a league's name loads no record. */
const CODES: Readonly<Record<League, true>> = {
  NFL: true,
  NBA: true,
  WNBA: true,
  MLB: true,
  NHL: true,
  NCAAF: true,
  NCAAB: true,
  MLS: true,
  EPL: true,
  LaLiga: true,
  Bundesliga: true,
  SerieA: true,
};

/** Team leagues, in the order the header lists them. Codes are the specification's. */
export const TEAM_LEAGUES = Object.keys(CODES) as readonly League[];
