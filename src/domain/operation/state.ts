import type { CodeDeliveries } from './codeDeliveries.ts';
import type { LiveWatch } from './liveFindings.ts';
import type { OddsFeedState } from './oddsFeeds.ts';
import type { ProbeRecord } from './probe.ts';
import type { NamedTill } from './tillFindings.ts';
import type { WitnessSilence } from './witnessFindings.ts';

/** The state of the running site. All times are ISO 8601 in UTC. */

export const RUN_KINDS = ['full', 'odds'] as const;
/** A full refresh requests every league; an odds refresh only those with a start near. */
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATUSES = ['running', 'done', 'failed', 'abandoned'] as const;
/** Abandoned: it died, and a later run noticed. */
export type RunStatus = (typeof RUN_STATUSES)[number];

export interface RunRecord {
  readonly id: number;
  readonly kind: RunKind;
  readonly trigger: string;
  readonly status: RunStatus;
  /** The stage it is in or ended in. */
  readonly stage: string;
  readonly startedAt: string;
  readonly finishedAt?: string | undefined;
}

/** The last run of a stage. */
export interface StageRecord {
  readonly stage: string;
  readonly runId: number;
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly outcome: RunStatus;
}

/** A team league or individual sport, as the refresh requests it. */
export interface LeagueRead {
  readonly league: string;
  readonly askedAt: string;
  /** When its feed last answered. */
  readonly answeredAt?: string | undefined;
  /** The second feed that answered then; absent if its own feed did. */
  readonly toldBy?: string | undefined;
  /** Whether any of its contests is under way or starts within a day. */
  readonly on: boolean;
}

export const FEED_PROBLEMS = ['busy', 'down', 'unreadable', 'refused'] as const;
/** Busy: it asked to be left alone. Down: it did not answer. Unreadable: its answer was not data. Refused: it said no. */
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** The behavior of an outside feed. */
export interface FeedRecord {
  readonly feed: string;
  readonly askedAt: string;
  /** When it last gave a readable answer. */
  readonly answeredAt?: string | undefined;
  /** Since when it has given no readable answer. */
  readonly failingSince?: string | undefined;
  /** It is not requested before this time. */
  readonly restingUntil?: string | undefined;
  readonly problem?: FeedProblem | undefined;
}

/** How a feed responds to one kind of request. */
export interface FeedPart {
  readonly feed: string;
  /** The requested part: "football/nfl/scoreboard". */
  readonly part: string;
  /** The status of its refusal, 400 to 499, and since when; absent if it accepts the request. */
  readonly refused?: number | undefined;
  readonly refusedSince?: string | undefined;
  /** When it last refused it. */
  readonly refusedAt?: string | undefined;
  /** The working form of the request after the first was refused, and since when. */
  readonly form?: string | undefined;
  readonly formSince?: string | undefined;
  /** When that form last worked. */
  readonly formAt?: string | undefined;
}

/** Something left out of a feed's answer. Item and reason may quote the feed. */
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
/** Busy: another run was at work. Idle: nothing was due. */
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** The jobs of the schedule, each with its own requests. */
export const JOBS = ['refresh', 'reconcile', 'ledger', 'picks', 'probe'] as const;
export type Job = (typeof JOBS)[number];

/** An accepted request of the schedule. Without an outcome it has not ended. */
export interface RequestRecord {
  readonly job: Job;
  readonly acceptedAt: string;
  readonly outcome?: RequestOutcome | undefined;
}

/** A requested build. Without `acceptedAt` the hook did not accept it. */
export interface BuildRecord {
  /** Content hash of the requested slate. */
  readonly slate: string;
  readonly requestedAt: string;
  readonly acceptedAt?: string | undefined;
}

/** The build that readers are served from. */
export interface DeployedBuild {
  readonly builtAt: string;
  /** Content hash of its slate; undefined if it had none. */
  readonly slate?: string | undefined;
}

/** The last recount of the record from the ledger. */
export interface RecordCheck {
  readonly checkedAt: string;
  /** Number of the last line that the record counts. */
  readonly throughLine: number;
  /** The first difference; undefined if there is none. */
  readonly fault?: string | undefined;
}

/** The last verification of the whole ledger. */
export interface LedgerCheck {
  readonly checkedAt: string;
  /** Number of the last entry it read. */
  readonly throughSeq: number;
  /** The first problem and its entry; undefined if there is none. */
  readonly fault?: string | undefined;
}

/** Days of a league or sport whose results are not in the ratings yet, YYYY-MM-DD, both included. */
export interface CatchingUp {
  readonly league: string;
  readonly from: string;
  readonly to: string;
}

/** How the whole schedule of a league's season was last asked for. */
export interface ScheduleRecord {
  readonly league: string;
  /** When it last came whole; undefined if never. */
  readonly asOf?: string | undefined;
  /** Start of the Eastern day of the last try. */
  readonly triedAt: string;
  /** Why the last try was not whole; undefined if it was. */
  readonly problem?: string | undefined;
}

/** The slate that is up. */
interface SlateRecord {
  readonly sample: boolean;
  readonly hash: string;
  readonly publishedAt: string;
  /** When a refresh last confirmed it. */
  readonly asOf: string;
}

/** What the carriers have said of the texts of the last 24 hours. */
export interface TextReceipts {
  readonly delivered: number;
  readonly undelivered: number;
  /** When the first of the undelivered was reported. */
  readonly since?: string | undefined;
  /** The provider's reasons, the most frequent first. */
  readonly codes: readonly number[];
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
  /** Requests that a feed refuses, or takes only in another form. */
  readonly parts: readonly FeedPart[];
  /** Number of items in quarantine; `quarantine` holds the latest. */
  readonly quarantined: number;
  readonly quarantine: readonly LeftOut[];
  /** The last twenty, newest first. */
  readonly requests: readonly RequestRecord[];
  /** The last dozen, newest first. */
  readonly builds: readonly BuildRecord[];
  /** When the ledger's first line was written; undefined before that. */
  readonly ledgerSince?: string | undefined;
  /** Undefined before the first check. */
  readonly ledger?: LedgerCheck | undefined;
  /** Undefined before the first recount. */
  readonly record?: RecordCheck | undefined;
  /** Leagues and sports whose results are still being loaded. */
  readonly catchingUp?: readonly CatchingUp[] | undefined;
  /** Schedules of seasons whose last try was not whole. */
  readonly schedules?: readonly ScheduleRecord[] | undefined;
  /** Undefined where nobody has looked. */
  readonly texts?: TextReceipts | undefined;
  /** Sign-in codes; undefined where nobody has looked. */
  readonly codes?: CodeDeliveries | undefined;
  /** Leagues whose games are on, and how the looks at them fare; undefined where nobody has looked. */
  readonly live?: readonly LiveWatch[] | undefined;
  /** Feeds of many books; undefined where no key is set. */
  readonly odds?: readonly OddsFeedState[] | undefined;
  /** Edges found since midnight UTC; undefined where no key is set. */
  readonly edgesToday?: number | undefined;
  /** Money that waits for the owner; undefined where nobody has looked, as on every page. */
  readonly tills?: readonly NamedTill[] | undefined;
  /** Who witnesses the ledger, and since when silently; undefined where nobody has looked, or nobody is asked. */
  readonly witnesses?: readonly WitnessSilence[] | undefined;
  /** The last probe of the feeds; undefined before the first. */
  readonly probe?: ProbeRecord | undefined;
}
