/** A win rate in % from which the specification's tables call it strong. */
const STRONG_WIN_RATE = 65;

/** The word that the static tables of the record print beside a claimed win rate, in %. */
export const rateLabel = (winRate: number): 'Strong' | 'Good' =>
  winRate >= STRONG_WIN_RATE ? 'Strong' : 'Good';
