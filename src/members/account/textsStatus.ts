import { clock } from '#clock';
import { type TextsStatus, textsStatus } from '#domain/operation/codeDeliveries.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

/** How long an answer is kept: every visitor's page asks. */
const KEPT_MS = 30_000;

/**
 * Whether sign-in codes reach phones at the moment: the one place that pages ask. Never rejects; where it cannot be read, they
 * are taken to arrive.
 */
export const codesArrive: Tool<() => Promise<TextsStatus>> = ({ use, env }) => {
  let kept: { readonly until: number; readonly status: Promise<TextsStatus> } | undefined;
  const read = async (): Promise<TextsStatus> => {
    try {
      return textsStatus(await readCodeDeliveries(use(promptClient), env), clock.now());
    } catch (error) {
      console.error('Whether codes arrive:', error);
      return 'ok';
    }
  };
  return () => {
    if (kept && performance.now() < kept.until) return kept.status;
    kept = { until: performance.now() + KEPT_MS, status: read() };
    return kept.status;
  };
};
