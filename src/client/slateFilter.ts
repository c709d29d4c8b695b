import { atom } from 'nanostores';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';

/** The league chosen on a list of games; undefined for all. */
export const $league = atom<League | undefined>(undefined);

/** The league in an address (?league=nfl); undefined if there is none. */
export const leagueOf = (search: string): League | undefined =>
  findLeague(new URLSearchParams(search).get('league') ?? '');

/** The same address with another choice; all leagues leave no trace in it. */
function withLeague(href: string, league: League | undefined): string {
  const url = new URL(href);
  if (league === undefined) url.searchParams.delete('league');
  else url.searchParams.set('league', league.toLowerCase());
  return url.href;
}

/** Chooses a league and stores it in the address, without a history entry. */
export function chooseLeague(league: League | undefined): void {
  $league.set(league);
  history.replaceState(history.state, '', withLeague(location.href, league));
}
