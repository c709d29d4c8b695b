import type { League } from '#domain/leagues/league.ts';

/** Seasons that share one fit: parameters hardly move in so few, and a fit takes a minute. */
const SHARE = 4;
/** Where fits take many minutes: the season before which the last one is made, which serves all later ones. */
const LAST_FIT: Readonly<Partial<Record<League, number>>> = {};
/** Seasons that a first fit needs. */
const FIRST = 4;

/**
 * The season before which the parameters for a season are fitted: itself or an earlier one, so that nothing of the season is in
 * them. The file's last season alone is not worth a fit of its own.
 * @param seasons of the file, ascending
 */
export function fitBefore(league: League, seasons: readonly number[], season: number): number {
  const at = seasons.indexOf(season);
  if (at < FIRST) return season;
  const back = (at - FIRST) % SHARE;
  const alone = back === 0 && at === seasons.length - 1 && at > FIRST;
  const before = seasons[at - (alone ? SHARE : back)] ?? season;
  return Math.min(before, Math.max(LAST_FIT[league] ?? before, seasons[FIRST] ?? before));
}
