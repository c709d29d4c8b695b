import type { Game } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { marketMargin } from '#domain/words/cardLines.ts';
import type { MarginRegion } from './marginPicture.ts';

interface Entry {
  readonly tone: MarginRegion | 'line';
  readonly text: string;
}

/** Key to the colors of a margin chart. */
export function ChartKey({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <p className="key flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {entries.map(({ tone, text }) => (
        <span key={tone}>
          <svg
            className={tone === 'line' ? 'swatch flagged' : 'swatch'}
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={`area-${tone}`} d="M0 0h1v1H0z" />
          </svg>
          {text}
        </span>
      ))}
    </p>
  );
}

/** Key to the colors of the cards' margin charts. */
export const CARD_KEY = [
  { tone: 'away', text: 'Away wins' },
  { tone: 'draw', text: 'Draw' },
  { tone: 'home2', text: 'Favorite wins, does not cover' },
  { tone: 'home', text: 'Home wins' },
  { tone: 'line', text: 'The market’s line' },
] as const;

/** The same for one league: without draws if it has none. */
export const cardKey = (league: League) =>
  CARD_KEY.filter(({ tone }) => tone !== 'draw' || LEAGUES[league].canDraw);

/** What the chart's labels do not say: a win that does not cover, and a draw. */
export function keyEntries(game: Game): readonly Entry[] {
  const lead = marketMargin(game) ?? 0;
  const draw: Entry[] = LEAGUES[game.league].canDraw ? [{ tone: 'draw', text: 'Draw' }] : [];
  // A favorite of less than a full point covers with every win.
  if (lead >= 1) draw.push({ tone: 'home2', text: `${game.homeTeam.shortName} win, no cover` });
  if (lead <= -1) draw.unshift({ tone: 'away2', text: `${game.awayTeam.shortName} win, no cover` });
  return draw;
}
