import type { Game } from '#domain/game/game.ts';
import type { Matchup } from '#engine/index.ts';
import type { restDays } from './restDays.ts';
import { whoPlays } from './whoPlays.ts';

/** The game in the engine's form; undefined if a side has no rating key: there is no figure then. */
export function matchup(
  game: Game,
  rest: ReturnType<typeof restDays>,
  gameNumber: number,
  now: Date,
): Matchup | undefined {
  const { homeTeam: home, awayTeam: away } = game;
  const { ratingKey: homeKey } = home;
  const { ratingKey: awayKey } = away;
  if (homeKey === undefined || awayKey === undefined) return undefined;
  const homeRest = rest(game, 'home');
  const awayRest = rest(game, 'away');
  return {
    league: game.league,
    season: game.season,
    gameTime: game.gameTime,
    gameNumber,
    homeName: home.name,
    awayName: away.name,
    homeKey,
    awayKey,
    neutralSite: game.neutralSite,
    postseason: game.postseason,
    ...(homeRest !== undefined && { homeRestDays: homeRest }),
    ...(awayRest !== undefined && { awayRestDays: awayRest }),
    ...whoPlays(game, now),
  };
}
