import { findLeague } from './findLeague.ts';
import { LEAGUES } from './league.ts';

/** The name that a reader sees of a league's code; of anything else, "UFC", the text itself. */
export const leagueName = (code: string): string => {
  const league = findLeague(code);
  return league ? LEAGUES[league].name : code;
};
