import process from 'node:process';
import type { DeployedBuild, OperationState } from '#domain/operation/state.ts';
import { SITE } from '#site';
import { currentStore } from '../environment.ts';
import { deployedBuild } from './deployed.ts';

/** How the site runs, and what readers are served from, where that is known. */
export interface Current {
  readonly state: OperationState;
  readonly deployed: DeployedBuild | undefined;
}

const KEPT_MS = 5_000;

let kept: { readonly until: number; readonly current: Promise<Current> } | undefined;

async function read(siteUrl: string): Promise<Current> {
  const [state, deployed] = await Promise.all([
    currentStore().readOperationState(),
    deployedBuild(siteUrl),
  ]);
  return { state, deployed };
}

/** Read once in five seconds, however many ask. */
export function currentOperation(): Promise<Current> {
  if (kept && performance.now() < kept.until) return kept.current;
  const current = read(process.env.URL ?? SITE.url);
  kept = { until: performance.now() + KEPT_MS, current };
  current.catch(() => {
    kept = undefined;
  });
  return current;
}
