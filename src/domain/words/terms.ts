/** Terms that a page explains where they stand. */
export const TERMS = {
  vig: 'The bookmaker’s cut: how far the chances in its prices add up past 100%.',
  quarterKelly:
    'A quarter of the stake that would grow your bankroll fastest if our chance were exact, as a share of your bankroll.',
  perDollar: 'What $1 at this price wins or costs on average, by our chances.',
  homeCovers:
    'How often the home team beats the spread in our simulated games; pushes are left out.',
  logLoss:
    'Scores forecasts by how sure they were of what happened. Lower is better: 0 is perfect, a coin gets 0.693.',
} as const;

export type TermName = keyof typeof TERMS;
