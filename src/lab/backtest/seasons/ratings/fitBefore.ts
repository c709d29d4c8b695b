/** Seasons that share one fit: parameters hardly move in so few, and a fit takes a minute. */
const SHARE = 4;
/** Seasons that a first fit needs. */
const FIRST = 4;

/**
 * The season before which the parameters for a season are fitted: itself or one of the three before it, so that nothing of the
 * season is in them.
 * @param seasons of the file, ascending
 */
export function fitBefore(seasons: readonly number[], season: number): number {
  const at = seasons.indexOf(season);
  const back = (at - FIRST) % SHARE;
  return at < FIRST ? season : (seasons[at - back] ?? season);
}
