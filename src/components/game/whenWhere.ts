import type { CardGame } from '#domain/listedGame.ts';
import { placeText } from '#domain/placeText.ts';
import { longDate, longDateTime } from '#domain/time.ts';

/** "Sunday, November 22, 1:00 PM EST"; only the day while the hour is not known. */
export const startText = (game: CardGame): string =>
  game.timeKnown ? longDateTime(game.gameTime) : `${longDate(game.gameTime)}, time TBD`;

/** "Highmark Stadium, Orchard Park"; absent where no venue is known. */
export function venueText(game: CardGame): string | undefined {
  const { venue } = game;
  if (venue === undefined) return undefined;
  const neutral = game.neutralSite ? ' (neutral site)' : '';
  return `${placeText(venue.name, venue.city)}${neutral}`;
}

/** Feeds begin the detail with the stage itself: "Final/OT", "FT-Pens", "Postponed". */
const STAGE_WORD = /^(final|ft|postponed|live)\b[/\s-]*/i;

/** "Scheduled", "Live, Q3 4:12", "Final", "Final, OT", "Postponed" */
export function statusText(game: CardGame): string {
  if (game.status === 'scheduled') return 'Scheduled';
  const word = { live: 'Live', final: 'Final', postponed: 'Postponed' }[game.status];
  const detail = game.detail.replace(STAGE_WORD, '');
  return detail === '' ? word : `${word}, ${detail}`;
}

/** The score with its teams, away first: "KC 24 – 27 BUF"; absent before the start. */
export function scoreLine(game: CardGame): string | undefined {
  if (game.status !== 'live' && game.status !== 'final') return undefined;
  const { score, awayTeam, homeTeam } = game;
  return `${awayTeam.abbreviation} ${score.away} – ${score.home} ${homeTeam.abbreviation}`;
}

/** How long before the start something happened: "3 h 58 min"; absent after it. */
export function leadTime(before: string, start: string): string | undefined {
  const minutes = Math.floor((Date.parse(start) - Date.parse(before)) / 60_000);
  if (minutes < 0) return undefined;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
