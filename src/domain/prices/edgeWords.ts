import { american, percent, signed } from '../numbers/numbers.ts';
import { bookWithId } from './bookmakers.ts';
import type { ShownSharpEdge } from './shownSharpEdge.ts';

/** "Bills −1.5", "Bills to win", "Over 47.5", "Draw" */
function edgeBetWords({
  side,
  line,
  home,
  away,
}: Pick<ShownSharpEdge, 'side' | 'line' | 'home' | 'away'>): string {
  if (side === 'draw') return 'Draw';
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const { shortName } = side === 'home' ? home : away;
  return line === undefined ? `${shortName} to win` : `${shortName} ${signed(line)}`;
}

/** "Bills to win −108 at BetMGM" */
export const edgePriceWords = (edge: ShownSharpEdge): string =>
  `${edgeBetWords(edge)} ${american(edge.price)} at ${bookWithId(edge.book)?.name ?? edge.book}`;

/** What is claimed, half of the distance: "+1.6¢ per $1". */
export const edgeClaimWords = ({ claim }: Pick<ShownSharpEdge, 'claim'>): string =>
  `+${(100 * claim).toFixed(1)}¢ per $1`;

/** "0.4% of a bankroll" */
export const edgeStakeWords = ({ stake }: Pick<ShownSharpEdge, 'stake'>): string =>
  `${percent(100 * stake, 1)} of a bankroll`;
