import type { League } from './index.ts';
import { LEAGUES } from './league.ts';

/** Names that take no article or no capitals in a sentence. */
const OWN: Readonly<Partial<Record<League, string>>> = {
  NCAAF: 'college football',
  NCAAB: 'college basketball',
  MLB: 'MLB',
  MLS: 'MLS',
  LaLiga: 'La Liga',
  SerieA: 'Serie A',
};

/** A league after "in": "the NFL", "college football", "the Premier League". */
export const leagueInSentence = (league: League): string =>
  OWN[league] ?? `the ${LEAGUES[league].name}`;
