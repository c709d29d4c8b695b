import { LEAGUES, type League, type Sport } from '#domain/league.ts';

/** More than any side ever scored in a top game, by a wide margin: beyond it the feed is wrong. */
const HIGHEST: Readonly<Record<Sport, number>> = {
  football: 250,
  basketball: 300,
  baseball: 60,
  hockey: 40,
  soccer: 50,
};

/** A side's score: a whole number, as text, number or `{ value }`. Undefined for anything else. */
export function readScore(value: unknown, league: League): number | undefined {
  const inner =
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  const digits = typeof inner === 'string' && /^\s*\d{1,3}(\.0+)?\s*$/.test(inner);
  const score = digits ? Number(inner) : inner;
  if (typeof score !== 'number' || !Number.isInteger(score)) return undefined;
  return score >= 0 && score <= HIGHEST[LEAGUES[league].sport] ? score : undefined;
}
