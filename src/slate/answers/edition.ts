import type { Store } from '#slate/store.ts';
import { StoreError } from '#store/client.ts';
import type { Edition } from './store.ts';
import { resultWithin } from './within.ts';

/** The answers that are up, as an instance knows them. */
export interface CurrentEdition {
  /** Undefined before the first slate. */
  readonly edition: Edition | undefined;
  /** Keys of its answers. */
  readonly keys: ReadonlySet<string>;
}

export interface EditionLimits {
  /** How long the store is not asked again after an answer or a failure, ms. */
  readonly trust: number;
  /** How long a reader waits for the store before memory is used, ms. */
  readonly patience: number;
  /** Time limit for the store's answer, ms. */
  readonly store: number;
  /** How long memory may be used while the store is away, ms. Its answers say how old they are. */
  readonly stale: number;
}

type EditionStore = Pick<Store, 'readEdition' | 'readAnswerKeys'>;

const same = (a: Edition | undefined, b: Edition | undefined): boolean =>
  a?.run === b?.run && a?.version === b?.version;

/**
 * Tracks which answers are current. It asks the store at most every `trust` ms, once for all waiting readers, and makes no reader
 * wait longer than `patience` if there is something to serve.
 */
export function trackEdition(store: EditionStore, limits: EditionLimits, time: () => number) {
  let current: CurrentEdition | undefined;
  let confirmed = Number.NEGATIVE_INFINITY;
  let failed = Number.NEGATIVE_INFINITY;
  let reason: unknown;
  let asking: { readonly since: number; readonly done: Promise<void> } | undefined;

  async function ask(): Promise<void> {
    const edition = await store.readEdition();
    if (!current || !same(current.edition, edition)) {
      const run = edition?.run;
      current = {
        edition,
        keys: new Set(run === undefined ? [] : await store.readAnswerKeys(run)),
      };
    }
    confirmed = time();
  }

  const late = () => new StoreError(`the store did not answer within ${limits.store} ms`);

  function askOnce(): void {
    if (asking || time() - failed < limits.trust) return;
    const done = resultWithin(limits.store, ask(), late)
      .catch((error: unknown) => {
        failed = time();
        reason = error;
        console.error(error);
      })
      .finally(() => {
        asking = undefined;
      });
    asking = { since: time(), done };
  }

  const usable = (): CurrentEdition | undefined =>
    current && time() - confirmed < limits.stale ? current : undefined;

  const trusted = (): CurrentEdition | undefined =>
    current && time() - confirmed < limits.trust ? current : undefined;

  return {
    /** The store's latest answer if still trusted; undefined if it must be asked. */
    trusted,
    /** The published answers, or the last ones read. Throws if the store is unreachable and memory is too old. */
    read: async (): Promise<CurrentEdition> => {
      const fresh = trusted();
      if (fresh) return fresh;
      askOnce();
      if (asking && !usable()) await asking.done;
      const left = asking ? asking.since + limits.patience - time() : 0;
      if (asking && left > 0) await resultWithin(left, asking.done, late).catch(() => {});
      const known = usable();
      if (!known) throw reason ?? late();
      return known;
    },
    /** Discards the store's latest answer: the next read requests it again. */
    doubt: (): void => {
      confirmed = Math.min(confirmed, time() - limits.trust);
    },
    /** Records a failure of the store, so that readers are told at once for a while. */
    fail: (error: unknown): void => {
      failed = time();
      reason = error;
    },
    /** Why the store is not asked at the moment; undefined if it may be. */
    failing: (): unknown => (time() - failed < limits.trust ? (reason ?? late()) : undefined),
  };
}
