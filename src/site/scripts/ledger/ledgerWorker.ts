import type { LedgerQuestion } from '#client/ledger/asked.ts';
import { checkAsked } from '#client/ledger/checkAsked.ts';

/** Checks a ledger in a worker, so that the page stays responsive. Stopped by ending the worker. */
globalThis.addEventListener('message', ({ data }: MessageEvent<LedgerQuestion>) => {
  void checkAsked(data, (told) => globalThis.postMessage(told));
});
