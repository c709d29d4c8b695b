import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import type { Scope } from '#domain/operation/plan.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { sourcesOf } from '#feeds/joined/fromEnvironment.ts';
import type { FeedRefusal } from '#feeds/source.ts';
import { fetch } from '#fetch';
import { witnessOnce } from '#slate/ledger/witnessOnce.ts';
import { type RefreshResult, refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { beaconOf } from '#slate/refresh/seeds/beaconOf.ts';
import type { Store } from '#slate/store.ts';
import type { Trigger } from '#store/lease.ts';
import { changedPaths } from './changedPaths.ts';
import { courtesyOf } from './courtesy.ts';
import { indexNowOf, tellIndexNow } from './indexNow.ts';
import { purge } from './purge.ts';
import { samplesPlay } from './quickSamples.ts';

const WEEK_MS = 7 * 86_400_000;
/** Longer than a lease: a person who starts a refresh waits until a dead run's lease expires. */
const PATIENCE_MS = 30_000;
const HOOK_MS = 10_000;

/** Requests a build; rejects if the hook does not accept it. */
async function askForBuild(): Promise<void> {
  const hook = process.env.BUILD_HOOK_URL;
  if (!hook) return;
  if (!URL.canParse(hook)) throw new Error('BUILD_HOOK_URL is no address');
  const signal = AbortSignal.timeout(HOOK_MS);
  const answer = await fetch(hook, { method: 'POST', signal }).catch((error: unknown) => {
    throw new Error(`the build hook does not answer: ${whyFailed(error)}`, { cause: error });
  });
  if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`);
}

/** Tells search engines which pages the build changes. Costs neither the run nor the build anything if it fails. */
async function announcePages(store: Store, log: Log): Promise<void> {
  const settings = indexNowOf(process.env);
  if (!settings) return;
  try {
    const slate = await store.readWholeSlate();
    if (!slate || slate.current.sample) return;
    const { builds } = await store.readOperationState();
    const last = builds.find(({ acceptedAt }) => acceptedAt !== undefined);
    await tellIndexNow(settings, changedPaths(slate, last?.requestedAt), log);
  } catch (error) {
    log(`IndexNow was not told: ${whyFailed(error)}`, { level: 'warn' });
  }
}

interface RunOptions {
  readonly store: Store;
  readonly trigger: Trigger;
  /** See RefreshOptions. */
  readonly runs?: number | undefined;
  readonly seasons?: number | undefined;
  readonly lineRuns?: number | undefined;
  /** What is due; everything if left out. Samples are always refreshed completely. */
  readonly scope?: Scope | undefined;
  readonly log: Log;
}

/** The result of a run and, if it shows samples because a feed refuses us, what to say of that. */
type RunResult = RefreshResult & { readonly refusal?: FeedRefusal | undefined };

/** "ESPN refuses our requests (400): showing the sample slate." */
export const refusalSaid = ({ feed, status }: FeedRefusal): string =>
  `${feed} refuses our requests (${status}): showing the sample slate.`;

/**
 * One refresh with the sources and hooks of this environment. While another run holds the lease, a scheduled run is skipped and
 * one started by a person waits.
 */
export async function runRefresh(options: RunOptions): Promise<RunResult> {
  const patience = options.trigger === 'schedule' ? 0 : PATIENCE_MS;
  const deadline = performance.now() + patience;
  // Beside the run, so that no authority holds it up: what was said first, then what the rest of the run adds.
  let witnessed: Promise<unknown> = Promise.resolve();
  const witness = (): void => {
    witnessed = witnessed.then(() => witnessOnce(options.store, process.env, options.log));
  };
  const published = async (_slateHash: string, mayBuild: boolean): Promise<void> => {
    witness();
    await purge(['slate'], options.log);
    if (!mayBuild) return;
    await askForBuild();
    await announcePages(options.store, options.log);
  };
  const graded = (games: readonly number[], events: readonly number[]): Promise<void> =>
    purge([...games.map((id) => `game-${id}`), ...events.map((id) => `event-${id}`)], options.log);
  for (;;) {
    const now = clock.now();
    const courtesy = await courtesyOf(options.store, options.log);
    const hasRealGames = async () => {
      const ahead = { from: now, to: new Date(now.getTime() + WEEK_MS), sample: false };
      return (await options.store.readGames(ahead)).length > 0;
    };
    const { refusal, ...sources } = await sourcesOf(
      process.env,
      now,
      hasRealGames,
      courtesy,
      options.store.readKnownGames,
    );
    if (refusal) options.log(refusalSaid(refusal), { level: 'warn' });
    const scope = sources.source.sample ? undefined : options.scope;
    const outcome = await refreshSlate({
      ...(sources.source.sample && samplesPlay(process.env)),
      ...options,
      ...sources,
      scope,
      now,
      beacon: beaconOf(process.env),
      published,
      graded,
    }).finally(courtesy.settle);
    if (outcome.status === 'done') witness();
    await witnessed;
    if (outcome.status !== 'busy' || performance.now() >= deadline) return { ...outcome, refusal };
    await wait(500);
  }
}
