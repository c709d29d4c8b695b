import type { Finding } from '#domain/operation/finding.ts';
import { findingsOf } from '#domain/operation/findings.ts';
import type { Log } from '#domain/operation/log.ts';
import type { DeployedBuild } from '#domain/operation/state.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { Store } from '#slate/store.ts';
import type { AlertHook } from './alertHook.ts';
import type { AlertNews } from './store/ownerAlerts.ts';

interface WatchOptions {
  readonly store: Pick<Store, 'readOperationState' | 'syncAlerts' | 'toldAlert'>;
  /** Undefined: problems are only recorded. */
  readonly hook: AlertHook | undefined;
  readonly now: Date;
  /** The build that readers are served from, if known. */
  readonly deployed: DeployedBuild | undefined;
  /** Of the product, and of its status page. */
  readonly name: string;
  readonly statusUrl: string;
  readonly log: Log;
}

const WORDS = { began: 'Wrong', still: 'Still wrong', over: 'Over' } as const;

/** "2026-11-22 18:00 UTC" */
const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

const lineOf = ({ news, message, since }: AlertNews): string =>
  `${WORDS[news]}, since ${minute(since)}: ${message}`;

/**
 * Checks the site and reports to the alert hook what began, what is over, and once a day what lasts, in one message. Never
 * rejects: anything that could not be reported is reported by a later check.
 */
export async function watchSite(options: WatchOptions): Promise<readonly Finding[]> {
  const { store, hook, now, deployed, name, statusUrl, log } = options;
  try {
    const findings = findingsOf(await store.readOperationState(), now, deployed);
    for (const { key, message, told = message } of findings)
      log(told, { level: 'warn', counts: { key } });
    const news = await store.syncAlerts(
      findings.map(({ key, message, told = message, since }) => ({ key, message: told, since })),
    );
    if (!hook || news.length === 0) return findings;
    const text = [`${name}:`, ...news.map(lineOf), statusUrl].join('\n');
    await hook.send({ text, alerts: news });
    for (const one of news) await store.toldAlert(one);
    return findings;
  } catch (error) {
    log(whyFailed(error), { level: 'error' });
    return [];
  }
}
