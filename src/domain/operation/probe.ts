export const PROBE_VERDICTS = ['same', 'changed', 'better', 'unasked'] as const;
/**
 * Same: as expected. Changed: something we rely on is answered differently. Better: something refused or cut before is now given,
 * which nothing of ours needs yet. Unasked: the feed told us to wait, or refused the very first request.
 */
export type ProbeVerdict = (typeof PROBE_VERDICTS)[number];

/** One small request of the daily probe, with its result. All texts are our own words. */
export interface ProbeLine {
  readonly feed: string;
  /** "NFL, one day" */
  readonly asked: string;
  readonly expected: string;
  readonly answered: string;
  readonly verdict: ProbeVerdict;
}

/** A line as stored: since when it has had its verdict, ISO 8601 in UTC. */
interface KeptProbeLine extends ProbeLine {
  readonly since: string;
}

/** The last probe. */
export interface ProbeRecord {
  readonly checkedAt: string;
  readonly lines: readonly KeptProbeLine[];
}
