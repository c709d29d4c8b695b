import { percent } from '../numbers/numbers.ts';
import type { PlayerStatus } from './status.ts';

/** From here on a chance to play is not said of a player whom no report doubts: coaches rest somebody every night. */
const NOT_WORTH_SAYING = 0.85;
/** From here on a player is said to play, whatever the report. */
const SURE = 0.995;

/**
 * "Questionable, plays 62%", "Out", "plays 40%": what is reported of a player, and the share of the simulated games in which he
 * plays; undefined where nobody doubts it.
 * @param plays from 0 to 1; absent: not known
 */
export function playsText({
  plays,
  status,
}: {
  readonly plays?: number | undefined;
  readonly status?: PlayerStatus | undefined;
}): string | undefined {
  if (status === 'Out') return status;
  const said = plays !== undefined && plays < (status === undefined ? NOT_WORTH_SAYING : SURE);
  const parts = [status, said ? shareText(plays) : undefined].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}

const shareText = (plays: number): string =>
  plays > 0 && plays < 0.005 ? 'plays under 1%' : `plays ${percent(100 * plays)}`;
