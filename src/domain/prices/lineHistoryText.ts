import { counted } from '#domain/words/counted.ts';
import type { Game } from '../game/game.ts';
import { LEAGUES } from '../leagues/league.ts';
import { clockTime, type Instant, isToday, shortDayTime } from '../time/time.ts';
import type { MarketTracks, Track, TrackedMarket } from './lineHistory.ts';

/** "9:15 AM EST" of today, "Nov 20, 9:15 AM EST" of another day. */
export const seenText = (at: Instant, now: Instant): string =>
  isToday(at, now) ? clockTime(at) : shortDayTime(at);

/** "Spread, Bills", "Moneyline, Bills", "Total" */
export function trackedText(
  game: Pick<Game, 'league' | 'homeTeam'>,
  market: TrackedMarket,
): string {
  const { labels } = LEAGUES[game.league];
  if (market === 'total') return labels.total;
  return `${market === 'spread' ? labels.spread : 'Moneyline'}, ${game.homeTeam.shortName}`;
}

/** Most moves listed one by one. */
const NAMED = 3;

/** "−2.5 → −1.5"; "−2.5 → −1, 6 moves" if there are many; "−1.5, not moved"; "opened −2.5 → −1.5" */
export function trackText({ points }: Pick<Track, 'points'>): string {
  const texts = points.map(({ text, opened }) => (opened ? `opened ${text}` : text));
  const moves = texts.length - 1;
  if (moves === 0) return `${texts.join('')}, not moved`;
  if (moves <= NAMED) return texts.join(' → ');
  return `${texts.at(0)} → ${texts.at(-1)}, ${counted(moves, 'move')}`;
}

/** What the picture of a market says, in one sentence. */
export const tracksText = (what: string, { tracks }: MarketTracks): string =>
  `${what}: ${tracks.map((track) => `${track.provider} ${trackText(track)}`).join('; ')}`;
