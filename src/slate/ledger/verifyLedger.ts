import { faultText } from '#domain/ledger/fault.ts';
import { ledgerLineText, parseJson } from '#domain/ledger/line.ts';
import { payloadFacts } from '#domain/ledger/payload.ts';
import { BEGINNING, type LedgerStanding, seqText } from '#domain/ledger/standing.ts';
import { Verifier } from '#domain/ledger/verifier.ts';
import type { Store } from '#slate/store.ts';
import { chainDigest } from './chainDigest.ts';
import { saidBeforeLine } from './saidBefore.ts';
import type { LedgerCheckResult } from './store/ledgerChecks.ts';
import type { LedgerDay } from './store/ledgerHeads.ts';

type LedgerStore = Pick<
  Store,
  'readLedgerCheck' | 'saveLedgerCheck' | 'readLedgerDays' | 'readLedgerLines' | 'readSaidBefore'
>;

/** Lines read at a time. */
const PAGE = 1000;
/** Most new lines checked in a run; the next run continues from there. */
const MOST_NEW = 50_000;
/** Earlier lines rechecked in a run: hourly runs cover a million in a month. */
const MOST_AGAIN = 2000;

interface Range {
  readonly after: LedgerStanding;
  readonly most: number;
  readonly days: readonly LedgerDay[];
}

/** Checks lines after a checked one: returns the chain's state, and the problem if any. */
async function checkOn(store: LedgerStore, { after, most, days }: Range) {
  const verifier = new Verifier({ digest: chainDigest, known: days, after });
  let at = after.seq;
  while (at < after.seq + most && !verifier.isOver) {
    const lines = await store.readLedgerLines(at, Math.min(PAGE, after.seq + most - at));
    if (lines.length === 0) break;
    verifier.remember(await saidBeforeLine(store, lines));
    for (const line of lines) verifier.push(ledgerLineText(line));
    at = lines.at(-1)?.seq ?? at;
  }
  return verifier.verdict;
}

/** The end of an earlier check, as the ledger has it now; undefined if it has another line there, or none. */
async function standingAt(
  store: LedgerStore,
  seq: number,
  hash?: string,
): Promise<LedgerStanding | undefined> {
  if (seq === 0) return BEGINNING;
  const [line] = await store.readLedgerLines(seq - 1, 1);
  if (!line || (hash !== undefined && line.hash !== hash)) return undefined;
  const { appendedAt = '' } = payloadFacts(parseJson(line.payload)) ?? {};
  return { seq, hash: line.hash, appendedAt };
}

const MOVED = (seq: number): string =>
  `Rewritten: line ${seqText(seq)} is another, or none, since it was last checked.`;
const CONTRADICTED = ({ day, seq }: LedgerDay): string =>
  `Rewritten: the published head of ${day}, line ${seqText(seq)}, is not what the ledger says.`;

type Outcome = Omit<LedgerCheckResult, 'checkedAt'>;

async function outcomeOf(store: LedgerStore): Promise<Outcome> {
  const last = await store.readLedgerCheck({ sound: true });
  const { throughSeq = 0, throughHash = BEGINNING.hash, againSeq = 0 } = last ?? {};
  const stood = { throughSeq, throughHash, againSeq };
  const days = await store.readLedgerDays();
  const contradicted = days.find(({ stands }) => !stands);
  if (contradicted) return { ...stood, fault: CONTRADICTED(contradicted) };
  const after = await standingAt(store, throughSeq, throughHash);
  if (!after) return { ...stood, fault: MOVED(throughSeq) };
  const fresh = await checkOn(store, { after, most: MOST_NEW, days });
  const { seq, hash } = fresh.through;
  const through = { throughSeq: seq, throughHash: hash };
  if (fresh.fault) return { ...through, againSeq, fault: faultText(fresh.fault) };
  const from = await standingAt(store, againSeq);
  if (!from) return { ...through, againSeq: 0, fault: MOVED(againSeq) };
  const again = await checkOn(store, {
    after: from,
    most: Math.min(MOST_AGAIN, seq - againSeq),
    days,
  });
  if (again.fault) return { ...through, againSeq, fault: faultText(again.fault) };
  return {
    ...through,
    // Starts over after reaching the end.
    againSeq: again.through.seq >= seq ? 0 : again.through.seq,
    fault: null,
  };
}

/**
 * Checks the lines added since the last good check, that the ledger's published heads still stand, and some earlier lines again;
 * stores and returns the result. May be called at any time.
 */
export async function verifyLedger(store: LedgerStore): Promise<Outcome> {
  const outcome = await outcomeOf(store);
  await store.saveLedgerCheck(outcome);
  return outcome;
}
