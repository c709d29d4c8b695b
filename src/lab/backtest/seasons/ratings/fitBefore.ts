/** Seasons that share one fit: parameters hardly move in so few, and a fit takes up to a minute. */
const SHARE = 4;
/** Seasons that a first fit needs. */
const FIRST = 4;

/**
 * The season before which the parameters for a season are fitted: itself or an earlier one, so that nothing of the season is in
 * them. The file's last season alone is not worth a fit of its own.
 * @param seasons of the file, ascending
 */
export function fitBefore(seasons: readonly number[], season: number): number {
  const at = seasons.indexOf(season);
  if (at < FIRST) return season;
  const back = (at - FIRST) % SHARE;
  const alone = back === 0 && at === seasons.length - 1 && at > FIRST;
  return seasons[at - (alone ? SHARE : back)] ?? season;
}
