import type { Log } from '#domain/operation/log.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { Store } from '#slate/store.ts';
import { mirrorOf } from './mirror/fromEnvironment.ts';
import { stampSigner } from './stamping/signer.ts';
import { timeAuthoritiesOf } from './stamping/timeAuthorities.ts';
import { witnessHeads } from './witnessHeads.ts';

/** Has the ledger witnessed as this environment says. Never throws; returns the number of new receipts. */
export async function witnessOnce(
  store: Store,
  environment: Readonly<Record<string, string | undefined>>,
  log: Log,
): Promise<number> {
  try {
    const witnesses = {
      authorities: timeAuthoritiesOf(environment),
      signer: stampSigner(environment),
      mirror: mirrorOf(environment),
    };
    return await witnessHeads(store, witnesses, log);
  } catch (error) {
    log(`The ledger’s witnesses: ${whyFailed(error)}`, { level: 'error' });
    return 0;
  }
}
