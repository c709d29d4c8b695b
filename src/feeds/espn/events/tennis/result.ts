import type { TennisResult } from '#domain/events/tennisMatch.ts';
import { readStatus } from '../schema.ts';
import type { EspnMatch, EspnSide } from './schema.ts';

/** Limit of games in a set: more than any set ever had. */
const MOST_GAMES = 99;

/** Games or points of a side, as a whole number in range. */
export const gamesWonOf = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST_GAMES
    ? value
    : undefined;

/** Games set by set, as far as both sides have them; a set at 0-0 does not count. */
function readSets(a: EspnSide, b: EspnSide): TennisResult['sets'] {
  const sets: [number, number][] = [];
  const both = Math.min(a.linescores?.length ?? 0, b.linescores?.length ?? 0, 5);
  for (let at = 0; at < both; at++) {
    const [mine, theirs] = [
      gamesWonOf(a.linescores?.[at]?.value),
      gamesWonOf(b.linescores?.[at]?.value),
    ];
    if (mine === undefined || theirs === undefined) break;
    if (mine + theirs > 0) sets.push([mine, theirs]);
  }
  return sets;
}

const EARLY = /retire|\bret\b|walk-?over|\bw\/?o\b|default|disqualif|unable/i;

function endedEarly({ status, notes }: EspnMatch): boolean {
  const type = status?.type;
  const said = [type?.name?.replaceAll('_', ' '), type?.detail, type?.description];
  return [...said, ...(notes ?? []).map(({ text }) => text)].some((one) => EARLY.test(one ?? ''));
}

/** How a match ended; undefined before that, or if the feed does not say who won. */
export function readTennisResult(
  match: EspnMatch,
  a: EspnSide,
  b: EspnSide,
): TennisResult | undefined {
  if (readStatus(match.status) !== 'final') return undefined;
  const sets = readSets(a, b);
  const ahead = sets.reduce((sum, [mine, theirs]) => sum + Math.sign(mine - theirs), 0);
  const retired = endedEarly(match);
  const flagged = a.winner !== b.winner;
  if (!flagged && (ahead === 0 || retired)) return undefined;
  const winner = (flagged ? a.winner : ahead > 0) ? 'a' : 'b';
  return { winner, sets, retired };
}
