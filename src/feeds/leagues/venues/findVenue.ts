import type { FeedGame } from '#domain/game/game.ts';
import { isIndoor } from '#domain/game/weatherImpact.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { fold } from '../fold.ts';
import { FEED_FACTS } from '../index.ts';
import type { OutdoorVenue } from '../venueTable.ts';

/** Outdoor venues by league; indoor leagues have none. */
const OUTDOOR_VENUES: readonly (readonly [League, readonly OutdoorVenue[]])[] =
  TEAM_LEAGUES.flatMap((league) => {
    const { grounds } = FEED_FACTS[league];
    return grounds ? [[league, grounds] as const] : [];
  });

const byName = new Map<string, OutdoorVenue[]>();
const byTeam = new Map<string, OutdoorVenue[]>();
for (const [league, venues] of OUTDOOR_VENUES) {
  for (const venue of venues) {
    for (const name of venue.names) {
      byName.set(fold(name), [...(byName.get(fold(name)) ?? []), venue]);
    }
    for (const team of venue.teams) {
      const key = `${league} ${fold(team)}`;
      byTeam.set(key, [...(byTeam.get(key) ?? []), venue]);
    }
  }
}

/** "Glendale, AZ" and "Glendale" are one city. */
const cityOf = (text: string): string => fold(text.split(',')[0] ?? '');

/**
 * The outdoor venue of a game: by its name, in the named city if several venues share it; else, unless the site is neutral or the
 * game is in another city, the home side's venue. Undefined indoors and if unknown.
 */
export function findVenue(
  game: Pick<FeedGame, 'league' | 'venue' | 'homeTeam' | 'neutralSite' | 'weatherData'>,
): OutdoorVenue | undefined {
  const { league, venue, homeTeam, neutralSite } = game;
  if (isIndoor(game)) return undefined;
  const city = venue?.city === undefined ? undefined : cityOf(venue.city);
  const named = venue ? (byName.get(fold(venue.name)) ?? []) : [];
  const inCity = named.find((one) => cityOf(one.city) === city);
  const cities = new Set(named.map((one) => cityOf(one.city)));
  if (inCity || cities.size === 1) return inCity ?? named[0];
  if (neutralSite) return undefined;
  const own =
    byTeam.get(`${league} ${fold(homeTeam.name)}`) ??
    byTeam.get(`${league} ${fold(homeTeam.shortName)}`);
  return own?.find((ground) => city === undefined || cityOf(ground.city) === city);
}
