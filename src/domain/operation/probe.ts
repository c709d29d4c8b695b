export const PROBE_VERDICTS = ['same', 'changed', 'better', 'unasked'] as const;
/**
 * Same: as we expect. Changed: what we rely on is answered otherwise. Better: what was refused or cut is given, which
 * nothing of ours needs yet. Unasked: the feed asked us to wait, or refused the first request of all.
 */
export type ProbeVerdict = (typeof PROBE_VERDICTS)[number];

/** One small request of the daily probe, and how its answer compares. All texts are our own words. */
export interface ProbeLine {
  readonly feed: string;
  /** "NFL, one day" */
  readonly asked: string;
  readonly expected: string;
  readonly answered: string;
  readonly verdict: ProbeVerdict;
}

/** A line as it is kept: since when it has had its verdict, ISO 8601 in UTC. */
export interface KeptProbeLine extends ProbeLine {
  readonly since: string;
}

/** The last probe. */
export interface ProbeRecord {
  readonly checkedAt: string;
  readonly lines: readonly KeptProbeLine[];
}
