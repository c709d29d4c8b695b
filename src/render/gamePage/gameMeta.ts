import { crumbList, gameCrumbs, gameKeywords, gameTitle } from '#components/game/gameTitle.ts';
import type { Game, Team } from '#domain/game/game.ts';
import { LEAGUES, type Sport } from '#domain/leagues/league.ts';
import { easternDate, longDate } from '#domain/time/time.ts';
import { SITE } from '#site';
import { gameCard } from '../cards/gameCard.ts';

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

function placeOf({ venue }: Game) {
  if (venue === undefined) return {};
  const { name, city } = venue;
  return {
    location: { '@type': 'Place', name, ...(city !== undefined && { address: city }) },
  };
}

/** schema.org SportsEvent of a game: both teams, start, place and whether it takes place as scheduled. */
function gameStructuredData(game: Game) {
  const home = teamData(game.homeTeam);
  const away = teamData(game.awayTeam);
  const stage = game.status === 'postponed' ? 'EventPostponed' : 'EventScheduled';
  return {
    '@type': 'SportsEvent',
    name: `${game.awayTeam.name} @ ${game.homeTeam.name}`,
    description: `${LEAGUES[game.league].name}: ${game.awayTeam.name} at ${game.homeTeam.name}`,
    sport: SPORT[LEAGUES[game.league].sport],
    url: new URL(`/game/${game.id}`, SITE.url).href,
    startDate: game.timeKnown ? game.gameTime : easternDate(game.gameTime),
    eventStatus: `https://schema.org/${stage}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...placeOf(game),
    homeTeam: home,
    awayTeam: away,
    competitor: [away, home],
  };
}

/** "from 100,000 simulated games" */
function runsText({ prediction }: Game): string {
  const runs = prediction?.simulationData.iterations ?? 0;
  return runs > 0 ? `from ${runs.toLocaleString('en-US')} simulated games` : 'from simulated games';
}

/** Metadata of a game's page. */
export function gameMeta(game: Game) {
  const { id, league, gameTime, awayTeam, homeTeam } = game;
  const teams = `${awayTeam.shortName} at ${homeTeam.shortName}`;
  return {
    title: gameTitle(game),
    description: `${teams}, ${LEAGUES[league].name}, ${longDate(gameTime)}: win probability, margin and total ${runsText(game)}.`,
    keywords: gameKeywords(game),
    canonical: `/game/${id}`,
    card: gameCard(game),
    feedOf: league,
    structuredData: [crumbList(gameCrumbs(game)), gameStructuredData(game)],
  };
}
