import { clock } from '#clock';
import type { DeployedBuild, OperationState } from '#domain/operation/state.ts';
import { keyedIds } from '#feeds/joined/keyedIds.ts';
import { SITE } from '#site';
import { readSharpEdges } from '#slate/answers/sharpEdges.ts';
import { readLedgerSilence } from '#slate/ledger/store/ledgerSilence.ts';
import { readKeyedFeeds } from '#slate/odds/store/due.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { deployedBuild } from './deployed.ts';
import { readOperationState } from './store/state.ts';

/** The site's condition, and the deployed build that readers are served from, if known. */
export interface CurrentOperation {
  readonly state: OperationState;
  readonly deployed: DeployedBuild | undefined;
}

const KEPT_MS = 5_000;

/** Undefined where no feed of many books has a key: nothing is read that could show one. */
async function edgesSinceMidnight({ use, env }: Site): Promise<number | undefined> {
  if (keyedIds(env).length === 0) return undefined;
  const midnight = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
  return (await readSharpEdges(use(promptClient), midnight)).length;
}

async function read(site: Site): Promise<CurrentOperation> {
  const client = site.use(promptClient);
  const [state, codes, odds, witnesses, edgesToday, deployed] = await Promise.all([
    readOperationState(client),
    readCodeDeliveries(client, site.env),
    readKeyedFeeds(client, site.env),
    readLedgerSilence(client, site.env),
    edgesSinceMidnight(site),
    deployedBuild(site, site.env.URL ?? SITE.url),
  ]);
  return { state: { ...state, codes, odds, witnesses, edgesToday }, deployed };
}

/** Read once in five seconds, however many ask. */
export function currentOperation(site: Site): () => Promise<CurrentOperation> {
  let kept: { readonly until: number; readonly current: Promise<CurrentOperation> } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.current;
    const current = read(site);
    kept = { until: performance.now() + KEPT_MS, current };
    current.catch(() => {
      kept = undefined;
    });
    return current;
  };
}
