import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#domain/operation/log.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { Store } from '#slate/store.ts';
import type { Mirror } from './mirror/githubMirror.ts';
import { mirrorHeads } from './mirror/mirrorHeads.ts';
import type { Signer } from './stamping/signer.ts';
import type { TimeAuthority } from './stamping/timeAuthority.ts';
import type { HeadToWitness } from './store/ledgerWitnesses.ts';

/** Heads looked at: the newest of the last week. */
const HEADS = 200;
/** Receipts that one authority is asked for in a run: the newest head's, and some that are missing. */
const MOST_ASKED = 3;
/** Authorities ask programs to leave so much time between two requests. */
const PAUSE_MS = 15_000;

type WitnessStore = Pick<
  Store,
  'markLedger' | 'saveLedgerReceipt' | 'saveLedgerSignature' | 'noteLedgerCopy'
>;

/** Who witnesses the ledger here. */
interface Witnesses {
  readonly authorities: readonly TimeAuthority[];
  readonly signer?: Signer | undefined;
  /** A public git repository that gets copies of the heads. */
  readonly mirror?: Mirror | undefined;
  readonly pauseMs?: number;
}

async function signAll(store: WitnessStore, heads: readonly HeadToWitness[], signer: Signer) {
  for (const head of heads.filter(({ keys }) => !keys.includes(signer.key))) {
    await store.saveLedgerSignature(head, signer.key, signer.sign(head));
  }
}

async function copyAll(store: WitnessStore, heads: readonly HeadToWitness[], mirror: Mirror) {
  await mirrorHeads(mirror, heads);
  const [newest] = heads;
  if (newest) await store.noteLedgerCopy(mirror.name, newest.seq);
}

/** Asks one authority, newest head first; stops at the first failure. Returns how many receipts it gave. */
async function askAuthority(
  store: WitnessStore,
  { name, stamp }: TimeAuthority,
  heads: readonly HeadToWitness[],
  pauseMs: number,
): Promise<number> {
  const lacking = heads.filter(({ authorities }) => !authorities.includes(name));
  let given = 0;
  for (const head of lacking.slice(0, MOST_ASKED)) {
    if (given > 0) await wait(pauseMs);
    await store.saveLedgerReceipt(head, await stamp(head.hash));
    given += 1;
  }
  return given;
}

/**
 * Has the end of the ledger, and heads that lack it, signed by the owner's key, copied and stamped by each authority. One that fails
 * costs the others nothing, and is asked again by a later call. Never throws; returns the number of new receipts.
 */
export async function witnessHeads(
  store: WitnessStore,
  { authorities, signer, mirror, pauseMs = PAUSE_MS }: Witnesses,
  log: Log,
): Promise<number> {
  if (authorities.length === 0 && !signer && !mirror) return 0;
  const failed = (error: unknown, who = ''): number => {
    const why = whyFailed(error);
    log(`The ledger’s witnesses: ${why.includes(who) ? why : `${who}: ${why}`}`, { level: 'warn' });
    return 0;
  };
  try {
    const heads = await store.markLedger(HEADS);
    if (signer) await signAll(store, heads, signer).catch((error: unknown) => failed(error));
    if (mirror) await copyAll(store, heads, mirror).catch((error: unknown) => failed(error));
    const given = await Promise.all(
      authorities.map((one) =>
        askAuthority(store, one, heads, pauseMs).catch((error: unknown) => failed(error, one.name)),
      ),
    );
    return given.reduce((sum, count) => sum + count, 0);
  } catch (error) {
    return failed(error);
  }
}
