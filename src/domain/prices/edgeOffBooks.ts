import { type Edge, edgeAt, type PricedShare } from './edge.ts';

/**
 * Our own error for a team game, in log-odds (see edge.ts): about 1¼ points at even money. Chosen on 22,400 MLB games of
 * 2014–2023 with two books' closing prices: edges on .4 % of games claimed +4.9 % and returned +4.3 % [−3.9, +12.0], with the
 * buckets of claimed return inside their intervals (`npm run backtest -- --edges`). No other league's file has two books.
 */
const TEAM_TAU = 0.05;

/**
 * Whether a price of a team game is an edge: it must beat both the published share and the books' consensus by more than our own
 * error. So a single book is never beaten: its price contains its margin, and past seasons show that our difference from its line
 * is no edge. The displayed return uses the published share. Do not pass a price of a book that the consensus leaves out
 * (`countedQuote`).
 * Throws as `edgeAt` does.
 */
export function edgeOffBooks(bet: Omit<PricedShare, 'tau'>, tau = TEAM_TAU): Edge {
  const edge = edgeAt({ ...bet, tau });
  if (edge === 'none' || 'misread' in edge) return edge;
  return edgeAt({ ...bet, share: bet.consensusShare, tau }) === 'none' ? 'none' : edge;
}
