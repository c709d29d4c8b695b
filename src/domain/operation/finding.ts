/** Something that is wrong with the running site. */
export interface Finding {
  /** One word, or one with what it is about: `refresh`, `league:NFL`. The same as long as it lasts. */
  readonly key: string;
  /** Failing: readers may see what is old or untrue. Degraded: something is missing, visibly. */
  readonly level: 'failing' | 'degraded';
  /** Since when, ISO 8601 in UTC. */
  readonly since: string;
  /** One sentence of our own words, without anything that a feed said. */
  readonly message: string;
}
