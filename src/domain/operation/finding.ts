/** A problem of the running site. */
export interface Finding {
  /** One word, or one with its subject: `refresh`, `league:NFL`. Stays the same while the problem lasts. */
  readonly key: string;
  /** Failing: readers may see old or untrue data, or nobody can sign in with a code. Degraded: something is missing, visibly. */
  readonly level: 'failing' | 'degraded';
  /** When it began, ISO 8601 in UTC. */
  readonly since: string;
  /** One sentence in our own words, without anything a feed said. */
  readonly message: string;
  /** What the owner is told in its place: what it says is nobody else's business. */
  readonly told?: string;
}
