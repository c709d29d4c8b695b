/** Sections of a game page in the order they stand, as the row of links under its head names them. */
export const GAME_SECTIONS = [
  ['winner', 'Winner'],
  ['lines', 'Lines'],
  ['monte-carlo', 'Monte Carlo'],
  ['odds', 'Odds'],
  ['analyzer', 'Analyzer'],
  ['lineups', 'Lineups'],
  ['weather', 'Weather'],
  ['method', 'Method'],
  ['ledger', 'Ledger'],
] as const;

export type GameSection = (typeof GAME_SECTIONS)[number][0];
