import type { DeployedBuild, OperationState } from '#domain/operation/state.ts';
import { SITE } from '#site';
import { readKeyedFeeds } from '#slate/odds/store/due.ts';
import { readCodeTexts } from '#store/codeTexts.ts';
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

async function read(site: Site): Promise<CurrentOperation> {
  const client = site.use(promptClient);
  const [state, codes, odds, deployed] = await Promise.all([
    readOperationState(client),
    readCodeTexts(client, site.env),
    readKeyedFeeds(client, site.env),
    deployedBuild(site, site.env.URL ?? SITE.url),
  ]);
  return { state: { ...state, codes, odds }, deployed };
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
