import type { GolferOut } from '#domain/events/golfTournament.ts';
import type { EspnGolfer } from './schema.ts';

/** The feed's codes and words: "STATUS_CUT", "WD", "MDF" (made the cut, did not finish). */
const OUT: readonly (readonly [GolferOut, RegExp])[] = [
  ['disqualified', /DISQ|\bDQ\b/],
  ['withdrawn', /WITHDR|\bW\/?D\b|DID_NOT_START|\bDNS\b|RETIRED/],
  ['cut', /(^|_|\b)CUT\b|\bMDF\b|MISSED_CUT/],
];

/** Why a player is out; undefined while he is playing, or if the feed does not say. */
export function readOut({ status }: Pick<EspnGolfer, 'status'>): GolferOut | undefined {
  const { type, displayValue, position } = status ?? {};
  const said = [type?.name, type?.shortDetail, displayValue, position?.displayName];
  const words = said.filter(Boolean).join(' ').toUpperCase();
  return OUT.find(([, pattern]) => pattern.test(words))?.[0];
}
