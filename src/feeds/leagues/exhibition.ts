import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { fold } from './fold.ts';
import type { TeamNames } from './ratingKey.ts';

const SELECTION =
  /\ball[- ]?stars?\b|^(team|world|usa|east(ern)?|west(ern)?|american|national|afc|nfc|atlantic|metropolitan|central|pacific)\b/i;

/**
 * Whether a side that no rating knows is put together for a game: all-stars, a country, a conference's best. A franchise
 * goes by its place and its nickname.
 */
export function isExhibition(league: League, team: TeamNames): boolean {
  const { location = '', name = '', displayName = '' } = team;
  const { college, sport } = LEAGUES[league];
  if (/\ball[- ]?stars?\b/i.test(displayName)) return true;
  if (college || sport === 'soccer') return false;
  if (SELECTION.test(displayName)) return true;
  return location === '' || name === '' || fold(displayName) !== fold(`${location} ${name}`);
}
