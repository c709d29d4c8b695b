import type { FeedGame } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { findVenue } from '../leagues/venues/findVenue.ts';
import { placeKey } from '../place.ts';
import { leftOut, type Quarantined, type Source, SourceError } from '../source.ts';
import type { WeatherForecasts } from '../weatherForecasts.ts';

/** Limit of days ahead: beyond it, an hour's wind and rain are a guess, and requests would burden a free service. */
const REACH_MS = 4 * 86_400_000;

function isInReach(game: FeedGame, now: Date): boolean {
  const ahead = Date.parse(game.gameTime) - now.getTime();
  return game.status === 'scheduled' && game.timeKnown && ahead > 0 && ahead <= REACH_MS;
}

/**
 * A source whose games in the next four days at known outdoor venues have the forecast for their hour. Other games keep the
 * feed's weather, and so do all if the forecast fails, which is quarantined.
 */
export const withWeather = (source: Source, forecasts: WeatherForecasts): Source => ({
  ...source,
  async games(league, days, now) {
    const answer = await source.games(league, days, now);
    if (LEAGUES[league].indoor) return answer;
    const grounds = new Map(
      answer.games.flatMap((game) => {
        const ground = isInReach(game, now) ? findVenue(game) : undefined;
        return ground ? [[game, ground] as const] : [];
      }),
    );
    if (grounds.size === 0) return answer;
    try {
      const { byPlace, quarantined } = await forecasts([...grounds.values()], now);
      const odd: Quarantined[] = [];
      const games = answer.games.map((game) => {
        const ground = grounds.get(game);
        const known = ground && byPlace.get(placeKey(ground));
        if (!known) return game;
        const { value, problems } = known.weatherAt(new Date(game.gameTime));
        odd.push(...leftOut(`weather of ${game.sourceId}`, problems));
        return value ? { ...game, weatherData: value } : game;
      });
      return { ...answer, games, quarantined: [...answer.quarantined, ...quarantined, ...odd] };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const failure = { item: 'weather of open-meteo', reason: error.message };
      return { ...answer, quarantined: [...answer.quarantined, failure] };
    }
  },
});
