import type { Game } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import {
  predictedWinner,
  type Side,
  teamOn,
  winProbability,
} from '#domain/game/predictedWinner.ts';
import { stateText, type ToldState } from '#domain/game/stateText.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import {
  clockTime,
  easternDate,
  type Instant,
  longDate,
  longDateTime,
  weekday,
} from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';

/** "Sunday, November 22, 1:00 PM EST"; only the day until the hour is known. */
export const startText = (game: CardGame): string =>
  game.timeKnown ? longDateTime(game.gameTime) : `${longDate(game.gameTime)}, time TBD`;

/** Within a week, a weekday's name says which day it was. */
const WEEK_MS = 6 * 86_400_000;

/** "Moved from Sunday 1:00 PM EST", with the date if that is a week off or more; undefined if its feed did not move it. */
export function movedStartText({ gameTime, previousStart }: Game): string | undefined {
  if (!previousStart) return undefined;
  const { startTime, timeKnown } = previousStart;
  const near = Math.abs(Date.parse(gameTime) - Date.parse(startTime)) < WEEK_MS;
  const day = near ? weekday(easternDate(startTime)) : longDate(startTime);
  if (!timeKnown) return `Moved from ${day}`;
  return `Moved from ${day}${near ? '' : ','} ${clockTime(startTime)}`;
}

/** "Highmark Stadium, Orchard Park"; absent if the venue is unknown. */
export function venueText(game: CardGame): string | undefined {
  const { venue } = game;
  if (venue === undefined) return undefined;
  const neutral = game.neutralSite ? ' (neutral site)' : '';
  return `${placeText(venue.name, venue.city)}${neutral}`;
}

/** What is known of a game's state. */
export const toldOf = (game: CardGame): ToldState => ({
  status: game.status,
  start: game.gameTime,
  timeKnown: game.timeKnown,
  detail: game.status === 'scheduled' ? undefined : game.detail,
});

/** "Scheduled", "Under way, Q3 4:12", "Final, OT", "Postponed" */
export const statusText = (game: CardGame, now: Instant): string => stateText(toldOf(game), now);

/** The score with its teams, away first: "KC 24 – 27 BUF"; absent before the start. */
export function scoreLine(game: CardGame): string | undefined {
  if (game.status !== 'live' && game.status !== 'final') return undefined;
  const { score, awayTeam, homeTeam } = game;
  return `${awayTeam.abbreviation} ${score.away} – ${score.home} ${homeTeam.abbreviation}`;
}

/** A pick's result. A tie in a league without draws settles nothing. */
export type PickVerdict = 'right' | 'wrong' | 'level';

const winnerOf = ({ home, away }: { readonly home: number; readonly away: number }) =>
  home === away ? undefined : ((home > away ? 'home' : 'away') satisfies Side);

/** Whether the predicted winner won; absent before the end and without a prediction. */
export function pickVerdict(game: CardGame): PickVerdict | undefined {
  if (game.status !== 'final' || !game.prediction) return undefined;
  const winner = winnerOf(game.score);
  if (winner === undefined && !LEAGUES[game.league].canDraw) return 'level';
  return winner === predictedWinner(game.prediction) ? 'right' : 'wrong';
}

/** "Bills won 27–24", "Drawn 1–1"; absent before the end. */
export function gameResultText(game: CardGame): string | undefined {
  if (game.status !== 'final') return undefined;
  const { score, league } = game;
  const points = [score.home, score.away].sort((a, b) => b - a).join('–');
  const winner = winnerOf(score);
  if (winner === undefined) return `${LEAGUES[league].canDraw ? 'Drawn' : 'Tied'} ${points}`;
  return `${teamOn(game, winner).shortName} won ${points}`;
}

const VERDICT = {
  right: 'The pick was right',
  wrong: 'The pick was wrong',
  level: 'The pick neither won nor lost',
} as const;

/** "The pick was right: Bills at 57.3% before the start."; absent whenever `pickVerdict` is. */
export function pickVerdictText(game: CardGame): string | undefined {
  const verdict = pickVerdict(game);
  if (verdict === undefined || !game.prediction) return undefined;
  const side = predictedWinner(game.prediction);
  const chance = percent(winProbability(game.prediction, side), 1);
  return `${VERDICT[verdict]}: ${teamOn(game, side).shortName} at ${chance} before the start.`;
}
