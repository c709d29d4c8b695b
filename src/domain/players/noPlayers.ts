import { LEAGUES, type League } from '../leagues/league.ts';
import { hasPlayers } from './statNames.ts';

/** That we forecast no players of a league, in a few words; undefined of a league with players. */
export function noPlayersBrief(league: League): string | undefined {
  if (LEAGUES[league].college) return 'We forecast no college players';
  return hasPlayers(league) ? undefined : 'We forecast no players of this league';
}

/** The same with the reason where it is not ours to change; without a full stop. */
export function noPlayersText(league: League): string | undefined {
  const brief = noPlayersBrief(league);
  return brief && LEAGUES[league].college ? `${brief}: most states bar their props` : brief;
}
