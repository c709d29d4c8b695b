import type { Game, Team } from '#domain/game/game.ts';
import { usualGameEnd } from '#domain/game/usualLength.ts';
import { LEAGUES, type Sport } from '#domain/leagues/league.ts';
import { easternDate } from '#domain/time/time.ts';
import { SITE } from '#site';
import { statusData } from './eventStatus.ts';
import { organizerData } from './organizer.ts';
import { placeData } from './place.ts';

const SPORT: Readonly<Record<Sport, string>> = {
  football: 'American Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  hockey: 'Ice Hockey',
  soccer: 'Soccer',
};

const teamData = ({ name, logoUrl }: Team) => ({
  '@type': 'SportsTeam',
  name,
  ...(logoUrl !== undefined && { logo: logoUrl }),
});

/** schema.org SportsEvent of a game: both teams, start and usual end, place, who holds it, whether it takes place, and our figure. */
export function gameData(game: Game, description: string) {
  const { id, league, gameTime, timeKnown, awayTeam, homeTeam, venue, neutralSite } = game;
  const [home, away] = [teamData(homeTeam), teamData(awayTeam)];
  const start = timeKnown ? gameTime : easternDate(gameTime);
  return {
    '@type': 'SportsEvent',
    name: `${awayTeam.name} @ ${homeTeam.name}`,
    description,
    sport: SPORT[LEAGUES[league].sport],
    url: new URL(`/game/${id}`, SITE.url).href,
    startDate: start,
    endDate: timeKnown ? usualGameEnd(league, gameTime) : start,
    ...statusData(game, start),
    location: placeData(venue, neutralSite ? 'Neutral site' : `Home of ${homeTeam.name}`),
    organizer: organizerData(league),
    homeTeam: home,
    awayTeam: away,
    competitor: [away, home],
    performer: [away, home],
  };
}
