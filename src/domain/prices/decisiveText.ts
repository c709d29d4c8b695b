import { percent } from '../numbers/numbers.ts';
import { type BetShares, decisiveShare } from './lineProbability.ts';

/** "push 1.1%": how many of all games give the stake back; undefined if none lands on the line. */
export const pushText = ({ push }: Pick<BetShares, 'push'>, digits = 1): string | undefined =>
  push > 0 ? `push ${percent(100 * push, digits)}` : undefined;

/** "50.5%": the share of a line's side without pushes. */
export const decisivePercent = (shares: BetShares, digits = 1): string =>
  percent(100 * decisiveShare(shares), digits);

/** "50.5% (push 1.1%)": that share with the push beside it. */
export function decisiveText(shares: BetShares, digits = 1): string {
  const push = pushText(shares, digits);
  const share = decisivePercent(shares, digits);
  return push === undefined ? share : `${share} (${push})`;
}
