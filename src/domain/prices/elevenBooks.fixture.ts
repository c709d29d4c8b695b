import { BOOKMAKERS } from './bookmakers.ts';
import type { OddsQuote } from './odds.ts';

const IDS = [
  'draftkings',
  'fanduel',
  'betmgm',
  'caesars',
  'espnbet',
  'betrivers',
  'bovada',
  'betonlineag',
  'lowvig',
  'mybookieag',
  'pinnacle',
];

/** Eleven books' prices of one game, made up, as one feed gives them: each a few cents from the others, none the same. */
export const elevenBookQuotes = (asOf: string): readonly OddsQuote[] =>
  IDS.map((id, at) => {
    const cents = (at * 7) % 11;
    return {
      book: id,
      feed: 'theoddsapi',
      provider: BOOKMAKERS.find((one) => one.id === id)?.name ?? id,
      sample: false,
      asOf,
      moneyline: { home: -128 + cents, away: 101 + ((at * 5) % 11) },
      spread: { line: -1.5, home: -115 + cents, away: -105 - cents },
      total: { line: 47.5, over: -114 + cents, under: -106 - cents },
    };
  });
