import { gameStructuredData } from '#components/game/gameData.ts';
import { crumbList, gameCrumbs, gameKeywords, gameTitle } from '#components/game/gameTitle.ts';
import type { Game } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { longDate } from '#domain/time.ts';
import { gameCard } from '../cards/gameCard.ts';

/** What a game's page says of itself. */
export function gameMeta(game: Game) {
  const { id, league, gameTime, awayTeam, homeTeam } = game;
  const teams = `${awayTeam.shortName} at ${homeTeam.shortName}`;
  return {
    title: gameTitle(game),
    description: `${teams}, ${LEAGUES[league].name}, ${longDate(gameTime)}: win probability, margin and total from at least 10,000 simulated games.`,
    keywords: gameKeywords(game),
    canonical: `/game/${id}`,
    card: gameCard(game),
    structuredData: [crumbList(gameCrumbs(game)), gameStructuredData(game)],
  };
}
