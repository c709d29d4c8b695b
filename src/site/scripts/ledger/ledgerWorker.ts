import type { LedgerQuestion } from '#client/ledger/asked.ts';
import { checkAsked } from '#client/ledger/checkAsked.ts';

/** Checks a ledger beside the page, which stays at hand meanwhile. Stopped by ending the worker. */
globalThis.addEventListener('message', ({ data }: MessageEvent<LedgerQuestion>) => {
  void checkAsked(data, (told) => globalThis.postMessage(told));
});
