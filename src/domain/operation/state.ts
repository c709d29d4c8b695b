import type { ProbeRecord } from './probe.ts';

/** What is known of how the site runs. All times are ISO 8601 in UTC. */

export const RUN_KINDS = ['full', 'odds'] as const;
/** A full refresh asks every league; one of odds those alone that have a start near. */
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATUSES = ['running', 'done', 'failed', 'abandoned'] as const;
/** Abandoned: it died, and a later run found out. */
export type RunStatus = (typeof RUN_STATUSES)[number];

export interface RunRecord {
  readonly id: number;
  readonly kind: RunKind;
  readonly trigger: string;
  readonly status: RunStatus;
  /** The stage it is in, or ended in. */
  readonly stage: string;
  readonly startedAt: string;
  readonly finishedAt?: string | undefined;
}

/** The last time a stage was run. */
export interface StageRecord {
  readonly stage: string;
  readonly runId: number;
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly outcome: RunStatus;
}

/** A league of teams or an individual sport, as the refresh asks for it. */
export interface LeagueRead {
  readonly league: string;
  readonly askedAt: string;
  /** When its feed last answered. */
  readonly answeredAt?: string | undefined;
  /** The second feed that told of it then; absent where its own did. */
  readonly toldBy?: string | undefined;
  /** Whether any of its contests is under way or starts within a day. */
  readonly on: boolean;
}

export const FEED_PROBLEMS = ['busy', 'down', 'unreadable', 'refused'] as const;
/** Busy: it asked to be left alone; down: it did not answer; unreadable: it answered what is no data; refused: it said no. */
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** How an outside feed behaves. */
export interface FeedRecord {
  readonly feed: string;
  readonly askedAt: string;
  /** When it last gave what could be read. */
  readonly answeredAt?: string | undefined;
  /** Since when it has given nothing that could be read. */
  readonly failingSince?: string | undefined;
  /** It is not asked before this time. */
  readonly restingUntil?: string | undefined;
  readonly problem?: FeedProblem | undefined;
}

/** How a feed takes one kind of request. */
export interface FeedPart {
  readonly feed: string;
  /** What is asked for: "football/nfl/scoreboard". */
  readonly part: string;
  /** The status it turns the request down with, 400 to 499, and since when; absent where it takes it. */
  readonly refused?: number | undefined;
  readonly refusedSince?: string | undefined;
  /** When it last turned it down. */
  readonly refusedAt?: string | undefined;
  /** The form of request that serves in place of the first, which is turned down, and since when. */
  readonly form?: string | undefined;
  readonly formSince?: string | undefined;
  /** When the form was last found to be the one that serves. */
  readonly formAt?: string | undefined;
}

/** Something that was left out of what a feed said. Item and reason may quote the feed. */
export interface LeftOut {
  readonly league: string;
  readonly item: string;
  readonly reason: string;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Runs that left it out. */
  readonly times: number;
}

export const REQUEST_OUTCOMES = ['done', 'failed', 'busy', 'idle'] as const;
/** Busy: another run was at work; idle: nothing was due. */
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** What the schedule asks for, each by requests of its own. */
export const JOBS = ['refresh', 'reconcile', 'ledger', 'picks', 'probe'] as const;
export type Job = (typeof JOBS)[number];

/** A request of the schedule that was accepted. Without an outcome it has not ended. */
export interface RequestRecord {
  readonly job: Job;
  readonly acceptedAt: string;
  readonly outcome?: RequestOutcome | undefined;
}

/** A build that was asked for. Without `acceptedAt` the hook did not take it. */
export interface BuildRecord {
  /** Content hash of the slate it was asked for. */
  readonly slate: string;
  readonly requestedAt: string;
  readonly acceptedAt?: string | undefined;
}

/** The build that readers are served from. */
export interface DeployedBuild {
  readonly builtAt: string;
  /** Content hash of its slate; undefined where there was none. */
  readonly slate?: string | undefined;
}

/** The last time the whole ledger was verified. */
export interface LedgerCheck {
  readonly checkedAt: string;
  /** Number of the last entry it read. */
  readonly throughSeq: number;
  /** What does not fit, and at which entry; undefined where all of it does. */
  readonly fault?: string | undefined;
}

/** Days of a league or sport whose results are not in the ratings yet, YYYY-MM-DD, both included. */
export interface CatchingUp {
  readonly league: string;
  readonly from: string;
  readonly to: string;
}

/** The slate that is up. */
export interface SlateRecord {
  readonly sample: boolean;
  readonly hash: string;
  readonly publishedAt: string;
  /** When a refresh last confirmed it. */
  readonly asOf: string;
}

export interface OperationState {
  /** Undefined before the first. */
  readonly slate?: SlateRecord | undefined;
  /** The last full refresh that ended well. */
  readonly lastGood?: { readonly startedAt: string; readonly finishedAt: string } | undefined;
  /** The last dozen, newest first. */
  readonly runs: readonly RunRecord[];
  readonly stages: readonly StageRecord[];
  readonly leagues: readonly LeagueRead[];
  readonly feeds: readonly FeedRecord[];
  /** Requests that a feed turns down, or takes in another form only. */
  readonly parts: readonly FeedPart[];
  /** How many items are in quarantine; `quarantine` holds the latest of them. */
  readonly quarantined: number;
  readonly quarantine: readonly LeftOut[];
  /** The last twenty, newest first. */
  readonly requests: readonly RequestRecord[];
  /** The last dozen, newest first. */
  readonly builds: readonly BuildRecord[];
  /** When the ledger's first line was taken; undefined before it. */
  readonly ledgerSince?: string | undefined;
  /** Undefined before the first check. */
  readonly ledger?: LedgerCheck | undefined;
  /** Leagues and sports of which results are still to come in. */
  readonly catchingUp?: readonly CatchingUp[] | undefined;
  /** The last probe of the feeds; undefined before the first. */
  readonly probe?: ProbeRecord | undefined;
}
