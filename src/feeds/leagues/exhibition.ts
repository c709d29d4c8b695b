import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { fold } from './fold.ts';
import type { TeamNames } from './ratingKey.ts';

const SELECTION =
  /\ball[- ]?stars?\b|^(team|world|usa|east(ern)?|west(ern)?|american|national|afc|nfc|atlantic|metropolitan|central|pacific)\b/i;

/**
 * Whether an unrated side was assembled for one game: all-stars, a country, a conference's best. A franchise is named by its
 * place and nickname.
 */
export function isExhibition(league: League, team: TeamNames): boolean {
  const { location = '', name = '', displayName = '' } = team;
  const { college, sport } = LEAGUES[league];
  if (/\ball[- ]?stars?\b/i.test(displayName)) return true;
  if (college || sport === 'soccer') return false;
  if (SELECTION.test(displayName)) return true;
  return location === '' || name === '' || fold(displayName) !== fold(`${location} ${name}`);
}
