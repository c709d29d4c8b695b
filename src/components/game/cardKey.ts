import { LEAGUES, type League } from '#domain/league.ts';

/** What the colours of the cards' margin charts stand for. */
export const CARD_KEY = [
  { tone: 'away', text: 'Away wins' },
  { tone: 'draw', text: 'Draw' },
  { tone: 'home2', text: 'Favorite wins, does not cover' },
  { tone: 'home', text: 'Home wins' },
  { tone: 'line', text: 'The market’s line' },
] as const;

/** The same for one league: without draws where it has none. */
export const cardKey = (league: League) =>
  CARD_KEY.filter(({ tone }) => tone !== 'draw' || LEAGUES[league].canDraw);
