import type { Log } from '#domain/operation/log.ts';
import { EVERYTHING, type Scope } from '#domain/operation/plan.ts';
import { counted } from '#domain/words/counted.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import type { Source } from '#feeds/source.ts';
import { replaceFollowedSeasons } from '#slate/answers/followed/seasons.ts';
import { updateRecord } from '#slate/record/updateRecord.ts';
import { forecastSeasons } from '#slate/season/forecastSeasons.ts';
import { askSchedules } from '#slate/season/schedule.ts';
import type { Store } from '#slate/store.ts';
import { LeaseLostError, StoreError } from '#store/client.ts';
import type { Lease, Stage, Trigger } from '#store/lease.ts';
import { besideTheRun } from './besideTheRun.ts';
import type { RefreshContext } from './context.ts';
import { grade } from './grade.ts';
import { gradeEvents } from './gradeEvents.ts';
import { gradeMoves } from './gradeMoves.ts';
import { ingestAll } from './ingestAll.ts';
import { lookBack } from './lookBack.ts';
import { lookBackEvents } from './lookBackEvents.ts';
import { lookForFinals } from './lookForFinals.ts';
import { learnPlayers } from './players/learnPlayers.ts';
import type { PlayersEngine } from './players/playersEngine.ts';
import { publish } from './publish.ts';
import { rate } from './rate.ts';
import { rateEvents } from './rateEvents.ts';
import type { Beacon } from './seeds/beacon.ts';
import { simulateAll } from './simulateAll.ts';
import { tellCatchingUp } from './tellCatchingUp.ts';

/** Takes what has served. A failure costs room, not the run: the next run tries again. */
async function thin({ store, lease, log }: RefreshContext): Promise<void> {
  try {
    const { quotes, grids, outcomes } = await store.thinHistory(lease);
    const lines = await store.thinPlayers(lease);
    if (quotes + grids + outcomes + lines === 0) return;
    log(
      `thinned ${counted(quotes, 'price')}, ${counted(grids, 'grid of a game', 'grids of games')}, ${counted(outcomes, 'outcome of an event', 'outcomes of events')}, ${counted(lines, 'game’s players', 'games’ players')}`,
    );
  } catch (error) {
    if (!(error instanceof StoreError) || error instanceof LeaseLostError) throw error;
    log(error.message, { level: 'error' });
  }
}

/** A run that stops renewing (its process died) loses the lease after this time. */
const LEASE_SECONDS = 15;
const HEARTBEAT_MS = 4_000;
/** Default number of simulated games per prediction: the sampling error of a share is then at most ±0.3 points (95 %). */
const RUNS = 100_000;
/** Games are simulated so many times as often as seasons: 20,000 seasons have a sampling error of ±0.7 points at most (95 %). */
const GAMES_PER_SEASON = 5;
/** The same of the sample, which has to be up soon. */
const SAMPLE_GAMES_PER_SEASON = 10;

interface RefreshOptions {
  readonly store: Store;
  readonly source: Source;
  /** Events of individual sports; absent: the slate has none. */
  readonly events?: EventSource | undefined;
  readonly trigger: Trigger;
  readonly now: Date;
  /** Simulated games per prediction, at least 10,000. Default 100,000. */
  readonly runs?: number | undefined;
  /** Times that each league's season is played. Default: a fifth of `runs`, a tenth for samples. */
  readonly seasons?: number | undefined;
  /** Most runs of a game's players' lines. Default: 20,000, 2,000 for samples. */
  readonly lineRuns?: number | undefined;
  /** Models of the leagues' players; the engine's if left out. */
  readonly players?: PlayersEngine | undefined;
  /** Gives new predictions their seeds; by the published rule if left out. */
  readonly beacon?: Beacon | undefined;
  /** What is due; everything if left out. */
  readonly scope?: Scope | undefined;
  readonly log: Log;
  /** Called after a new slate: purges cached answers and requests a build. */
  readonly published?: (slateHash: string, mayBuild: boolean) => Promise<void>;
  /** Called with the games and events that have new grades: purges their pages, which are cached for a year once they are graded. */
  readonly graded?: (gameIds: readonly number[], eventIds: readonly number[]) => Promise<void>;
}

/** Announces a new slate. A build that was not accepted is requested again by a later run. */
async function announce(
  options: RefreshOptions,
  lease: Lease,
  hash: string,
  log: Log,
): Promise<void> {
  const { store, published } = options;
  const mayBuild = await store.claimBuild(lease, hash);
  try {
    await published?.(hash, mayBuild);
    if (mayBuild) await store.acceptBuild(lease, hash);
  } catch (error) {
    log(whyFailed(error), { level: 'error' });
  }
}

export type RefreshResult =
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly slateHash: string; readonly games: number };

/**
 * One refresh: ingest, rate, simulate, publish, grade, thin, of everything or of its scope. Every stage may be repeated, so if a
 * run dies anywhere, the last slate stays up and the next run completes the work. Throws the failure after recording it on the
 * run.
 */
export async function refreshSlate(options: RefreshOptions): Promise<RefreshResult> {
  const { store, source, events, now, beacon, runs = RUNS, scope = EVERYTHING } = options;
  const { players, lineRuns } = options;
  const perSeason = source.sample ? SAMPLE_GAMES_PER_SEASON : GAMES_PER_SEASON;
  const { seasons = Math.round(runs / perSeason) } = options;
  const lease = await store.acquireLease(options.trigger, LEASE_SECONDS, scope.kind);
  if (!lease) return { status: 'busy' };
  let stage: Stage = 'ingest';
  const log: Log = (message, details) =>
    options.log(message, { run: lease.runId, stage, ...details });
  const renew = () => store.renewLease(lease, stage, LEASE_SECONDS);
  // One heartbeat may fail without harm. A lost lease also fails the next write, which reports it.
  const beat = () =>
    renew().catch((error: unknown) => {
      if (error instanceof LeaseLostError) clearInterval(heartbeat);
    });
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  let last = performance.now();
  // A heartbeat takes several turns of the event loop, between which whole games may be computed: it is waited for.
  const breathe = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - last < HEARTBEAT_MS) return;
    await beat();
    last = performance.now();
  };
  const enter = async (next: Stage): Promise<void> => {
    stage = next;
    await renew();
  };
  const shared = {
    store,
    lease,
    now,
    source,
    events,
    players,
    beacon,
    runs,
    seasons,
    lineRuns,
    breathe,
    scope,
    log,
  };
  const context: RefreshContext = shared;
  try {
    await enter('ingest');
    const ingested = await ingestAll(context);
    await enter('rate');
    const ratings = await rate(context);
    const eventRatings = await rateEvents(context);
    await enter('simulate');
    const predictionIds = await simulateAll(context, ratings, eventRatings);
    await enter('publish');
    const slate = await publish(context, predictionIds);
    await enter('grade');
    const { grades, refused, games } = await grade(context);
    const { events: gradedEvents, ...ofEvents } = await gradeEvents(context);
    const graded = grades + ofEvents.saved;
    const refusedGrades = refused + ofEvents.refused.length;
    await besideTheRun(() => gradeMoves(context), log);
    await updateRecord(context);
    if (games.length + gradedEvents.length > 0) await options.graded?.(games, gradedEvents);
    // The slate is up: a later failure does not take that back.
    await announce(options, lease, slate.contentHash, log);
    const full = scope.kind === 'full';
    if (full) {
      await enter('thin');
      await thin(context);
    }
    // Only on the schedule: a person who starts the product does not wait for last season.
    let caughtUp = 0;
    let learned = 0;
    if (full && options.trigger === 'schedule' && !source.sample) {
      await enter('lookBack');
      caughtUp =
        (await lookForFinals(context)) +
        (await lookBack(context)) +
        (await lookBackEvents(context));
      learned = await besideTheRun(() => learnPlayers(context), log);
    }
    // The rest of the season, once a day. Samples cost nothing, and have it at once.
    if (full && (source.sample || options.trigger === 'schedule')) {
      await besideTheRun(() => askSchedules(context), log);
    }
    if (full) {
      await besideTheRun(async () => {
        const made = await forecastSeasons(context, ratings);
        if (made > 0) await replaceFollowedSeasons(context, source.sample);
        return made;
      }, log);
    }
    if (full && !source.sample) await tellCatchingUp(context);
    const counts = {
      ...ingested,
      ...slate,
      graded,
      ...(refusedGrades > 0 && { refusedGrades }),
      caughtUp,
      ...(learned > 0 && { playersLearned: learned }),
    };
    await store.finishRun(lease, counts);
    log(full ? 'refreshed all leagues' : 'refreshed prices', { counts, stage: undefined });
    return { status: 'done', slateHash: slate.contentHash, games: slate.games };
  } catch (error) {
    const reason = whyFailed(error);
    log(`the refresh failed: ${reason}`, { level: 'error' });
    const noted = store.finishRun(lease, { stage }, reason);
    await noted.catch((second: unknown) => log(String(second), { level: 'error' }));
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
