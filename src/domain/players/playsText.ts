import { percent } from '../numbers/numbers.ts';

/** "plays 62%", of a chance to play from 0 to 1; undefined where it is as good as certain. */
export function playsText(plays: number): string | undefined {
  const share = 100 * plays;
  if (share >= 99.5) return undefined;
  return share > 0 && share < 0.5 ? 'plays under 1%' : `plays ${percent(share)}`;
}
