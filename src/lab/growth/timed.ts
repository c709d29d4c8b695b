import { runRefresh } from '#slate/operation/runRefresh.ts';
import type { Store } from '#slate/store.ts';

/** Times of a run's stages, ms; `publish` is the statement that publishes the slate. */
export type Stages = Readonly<Record<string, number>>;

/** A lease that a busy machine does not lose while it stands still. */
const PATIENT_SECONDS = 600;

/** A run with the times of its stages. */
export async function timedRun(store: Store): Promise<Stages> {
  const marks: [string, number][] = [];
  let putUp = 0;
  const timed: Store = {
    ...store,
    acquireLease: (by, _seconds, kind) => store.acquireLease(by, PATIENT_SECONDS, kind),
    renewLease: async (lease, stage) => {
      if (marks.at(-1)?.[0] !== stage) marks.push([stage, performance.now()]);
      await store.renewLease(lease, stage, PATIENT_SECONDS);
    },
    publishSlate: async (lease, slate) => {
      const began = performance.now();
      const id = await store.publishSlate(lease, slate);
      putUp = performance.now() - began;
      return id;
    },
    finishRun: async (...ended) => {
      marks.push(['end', performance.now()]);
      await store.finishRun(...ended);
    },
  };
  const began = performance.now();
  await runRefresh({ store: timed, trigger: 'manual', runs: 10_000, log: () => {} });
  const stages = Object.fromEntries(
    marks.slice(0, -1).map(([stage, at], place) => [stage, (marks[place + 1]?.[1] ?? at) - at]),
  );
  return { ...stages, 'publish_slate alone': putUp, 'whole run': performance.now() - began };
}
