import { setTimeout as wait } from 'node:timers/promises';
import { FEW } from '#slate/operation/quickSamples.ts';
import { runRefresh } from '#slate/operation/runRefresh.ts';
import { checkBuilds, checkSeasonState } from './checks/afterRun.ts';
import { Broken } from './checks/broken.ts';
import { followLedger, type LedgerHead, START } from './checks/ledger.ts';
import { checkFreshness, checkLists } from './checks/readers.ts';
import { checkGrades } from './checks/record.ts';
import type { Fault } from './faults/kinds.ts';
import { HEALTHY, type RunPlan } from './faults/plan.ts';
import { onNetwork, type RunOnNetwork } from './faults/storeFaults.ts';
import { EVERY_MS, onSchedule } from './schedule.ts';
import type { SeasonSite } from './site.ts';

/** What has happened in a season so far. */
export interface Tally {
  runs: number;
  readonly outcomes: Map<string, number>;
  readonly faults: Map<Fault, number>;
}

export interface SeasonSteps {
  readonly tally: Tally;
  /** Start times of its runs, ms. */
  readonly times: readonly number[];
  /** Plays a quarter of an hour with its faults, and checks what must hold after it. */
  readonly step: (time: number, plan: RunPlan) => Promise<void>;
  /** Runs once as a person would, and checks what must hold after a day. */
  readonly endOfDay: (time: number) => Promise<void>;
}

const add = <Key>(counts: Map<Key, number>, key: Key): void =>
  void counts.set(key, 1 + (counts.get(key) ?? 0));

/** How long the database may take to return. */
const BACK_MS = 30_000;

/** Time limits for calls that hang, instead of many seconds: usual calls, and long ones such as the store's. */
const QUICK_MS = 150;
const LONG_MS = 600;
const LONGEST_USUAL = 10_000;
const LONGEST = 20_000;

/** Shortens the waits for hanging feeds; returns a function that undoes it. */
function shortWaits(): () => void {
  const was = AbortSignal.timeout;
  const real = was.bind(AbortSignal);
  AbortSignal.timeout = (ms) => {
    if (ms > LONGEST) return real(ms);
    return real(ms <= LONGEST_USUAL ? QUICK_MS : LONG_MS);
  };
  return () => {
    AbortSignal.timeout = was;
  };
}

export function startWalk(site: SeasonSite, log: (line: string) => void = () => {}): SeasonSteps {
  const { store, query, feeds } = site;
  const tally: Tally = { runs: 0, outcomes: new Map(), faults: new Map() };
  const runs: number[] = [];
  let head: LedgerHead = START;

  /** Waits until the database accepts calls again. */
  async function untilBack(): Promise<void> {
    await site.shutDown();
    const deadline = performance.now() + BACK_MS;
    for (;;) {
      try {
        await query('select 1');
        await store.readLastAnswered();
        return;
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await wait(50);
      }
    }
  }

  async function end(what: 'dropped' | 'restarted'): Promise<void> {
    await (what === 'dropped' ? site.dropConnections() : site.restartDatabase());
  }

  /** Checks that a run without faults succeeds, unless a feed is still paused for earlier failures. */
  async function checkDone(outcome: string, time: number, what: string): Promise<void> {
    if (outcome === 'done') return;
    const resting = await query('select from feeds where resting_until > $1', [
      new Date(time).toISOString(),
    ]);
    if (resting.length === 0) throw new Broken(`a run ${what}: ${outcome}`);
  }

  async function lookOut(time: number, { feed, run }: RunPlan): Promise<void> {
    runs.push(time);
    feeds.weather = {
      ...feeds.weather,
      time,
      faultOf: (path) => (feed?.hits(path) ? feed.fault : undefined),
      hook: run === 'hookHangs' ? undefined : run === 'hookFails' ? 500 : 200,
    };
  }

  /** One run as if in its own process; returns its outcome. */
  async function run(network: RunOnNetwork, work: () => Promise<string>): Promise<string> {
    tally.runs += 1;
    const outcome = await onNetwork(network, work).catch((error: unknown) => {
      log(`failed: ${error}`);
      return network.dead ? 'killed' : 'failed';
    });
    network.dead = true;
    add(tally.outcomes, outcome);
    return outcome;
  }

  /** A run started by a person, without faults. */
  const byHand = (trigger: 'schedule' | 'manual'): Promise<string> => {
    const healthy = { fault: undefined, calls: 0, dead: false, frozen: undefined };
    const network = { ...healthy, struck: () => {}, end, thaw: Promise.resolve() };
    return run(network, async () => (await runRefresh({ store, trigger, ...FEW, log })).status);
  };

  async function step(time: number, plan: RunPlan): Promise<void> {
    if (plan.run === 'missed') {
      add(tally.faults, 'missed');
      return;
    }
    const at = time + plan.late;
    await site.goTo(at, plan.skew);
    await lookOut(at, plan);
    const stood = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const network: RunOnNetwork = {
      fault: plan.store,
      calls: 0,
      dead: false,
      frozen: undefined,
      end,
      thaw: goesOn.promise,
      struck: (fault) => {
        add(tally.faults, fault);
        if (fault === 'frozen') stood.resolve();
      },
    };
    if (plan.feed) add(tally.faults, plan.feed.fault);
    if (plan.run) add(tally.faults, plan.run);
    const patient =
      plan.feed?.fault === 'slow' || plan.run === 'hookHangs' ? shortWaits() : undefined;
    const first = run(network, () => onSchedule(store, log));
    const second = plan.run === 'twice' ? byHand('schedule') : undefined;
    await Promise.race([first, stood.promise]);
    if (network.frozen) {
      // Long enough for its lease to expire: another run takes over, and later meets the first one writing again.
      await site.goTo(at + EVERY_MS / 3);
      await lookOut(at + EVERY_MS / 3, HEALTHY);
      await byHand('manual');
      goesOn.resolve();
    }
    const outcome = await first;
    await second;
    patient?.();
    await untilBack();
    const isHealthy = !plan.feed && !plan.store && !plan.run;
    if (isHealthy) await checkDone(outcome, at, 'without faults');
    await checkSeasonState(query, outcome === 'done');
    head = await followLedger(query, head);
    checkBuilds(feeds.builds);
    if (runs.length > 1) await checkLists(store, [at, time + EVERY_MS]).catch(beforeFirst);
  }

  /** Ignores the error of reading before the first slate. */
  function beforeFirst(error: unknown): void {
    if ((tally.outcomes.get('done') ?? 0) > 0) throw error;
  }

  async function endOfDay(time: number): Promise<void> {
    await site.goTo(time);
    await lookOut(time, HEALTHY);
    const outcome = await byHand('manual');
    await checkDone(outcome, time, 'by hand without faults');
    head = await followLedger(query, head);
    const whole = await followLedger(query, START);
    if (whole.hash !== head.hash) throw new Broken('the ledger has another end than it had');
    const slate = await store.readWholeSlate();
    if (!slate) throw new Broken('no slate is up');
    const rows = await query<{ id: string; source_id: string }>('select id, source_id from games');
    const ids = new Map(rows.map(({ id, source_id }) => [Number(id), source_id]));
    await checkFreshness(store, feeds, runs, ids);
    await checkGrades(query);
  }

  return { tally, times: runs, step, endOfDay };
}
