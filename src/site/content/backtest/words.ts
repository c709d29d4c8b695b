import { findLeague } from '#domain/leagues/findLeague.ts';
import { LEAGUES } from '#domain/leagues/league.ts';

/** Backtest files whose names differ from readers' names. */
const NAMES: Readonly<Record<string, string>> = {
  ATP: 'ATP tennis',
  WTA: 'WTA tennis',
  'NASCAR-Cup': 'NASCAR Cup',
  golf: 'Golf, all tours',
};

/** A league of the backtest as a reader knows it: "Premier League". */
export function testedName(league: string): string {
  const team = findLeague(league);
  return team ? LEAGUES[team].name : (NAMES[league] ?? league);
}

/** The name of a league's scored units, in the plural, if they are not games. */
const UNITS: Readonly<Record<string, string>> = {
  UFC: 'fights',
  Boxing: 'fights',
  ATP: 'ATP matches',
  WTA: 'WTA matches',
  F1: 'driver starts',
  'NASCAR-Cup': 'driver starts',
  golf: 'tournaments',
};

export const unitOf = (league: string): string => UNITS[league] ?? 'games';

/** Seasons in readers' form: "2024–2025" for "2024 + 2025"; non-consecutive ones are a list. */
export function testedSeasonsText(seasons: string): string {
  const years = seasons.split(' + ');
  const [first = '', last = ''] = [years[0], years.at(-1)];
  if (years.length < 2) return first;
  const follow = years.every((year, index) => Number(year) === Number(first) + index);
  return follow ? `${first}–${last}` : years.join(', ');
}
