import { LEAGUES, type League } from '#domain/league.ts';
import type { PredictedCardGame } from '#domain/listedGame.ts';

/** A mean score: whole where points are many, one decimal where a whole number hides the difference. */
export function meanScore(league: League, score: number): string {
  const { sport } = LEAGUES[league];
  const many = sport === 'football' || sport === 'basketball';
  return score.toFixed(many ? 0 : 1);
}

/** Expected score, away first: "KC 24 – 26 BUF". */
export function expectedScore(game: PredictedCardGame): string {
  const { league, awayTeam, homeTeam, prediction } = game;
  const away = meanScore(league, prediction.predictedAwayScore);
  const home = meanScore(league, prediction.predictedHomeScore);
  return `${awayTeam.abbreviation} ${away} – ${home} ${homeTeam.abbreviation}`;
}
