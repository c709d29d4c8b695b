/** What the colours of the cards' margin charts stand for. */
export const CARD_KEY = [
  { tone: 'away', text: 'Away wins' },
  { tone: 'draw', text: 'Draw' },
  { tone: 'home2', text: 'Favorite wins, does not cover' },
  { tone: 'home', text: 'Home wins' },
  { tone: 'line', text: 'The market’s line' },
] as const;
