/** Lowest win rate in % that the specification's tables call strong. */
const STRONG_WIN_RATE = 65;

/** The word that the record's static tables print next to a claimed win rate, in %. */
export const rateLabel = (winRate: number): 'Strong' | 'Good' =>
  winRate >= STRONG_WIN_RATE ? 'Strong' : 'Good';
