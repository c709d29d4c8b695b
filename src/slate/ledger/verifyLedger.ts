import { faultText } from '#domain/ledger/fault.ts';
import { type LedgerLine, lineText, parseJson } from '#domain/ledger/line.ts';
import { payloadFacts } from '#domain/ledger/payload.ts';
import { BEGINNING, type Standing, seqText } from '#domain/ledger/standing.ts';
import { Verifier } from '#domain/ledger/verifier.ts';
import type { Store } from '#slate/store.ts';
import { chainDigest } from './chainDigest.ts';
import type { LedgerCheckResult } from './store/ledgerChecks.ts';
import type { LedgerDay } from './store/ledgerHeads.ts';
import type { SaidLine } from './store/ledgerLines.ts';

type LedgerStore = Pick<
  Store,
  'readLedgerCheck' | 'saveLedgerCheck' | 'readLedgerDays' | 'readLedgerLines' | 'readSaidBefore'
>;

/** Lines read at a time. */
const PAGE = 1000;
/** New lines checked at most in a run; the next run goes on from there. */
const MOST_NEW = 50_000;
/** Lines of earlier checks checked once more in a run: of a million, all in a month of hourly runs. */
const MOST_AGAIN = 2000;

/** The predictions and edges in earlier lines that these lines refer to. */
async function saidBefore(
  store: LedgerStore,
  lines: readonly LedgerLine[],
): Promise<readonly SaidLine[]> {
  const of = { game: [] as number[], event: [] as number[] };
  const graded: number[] = [];
  for (const { payload } of lines) {
    const facts = payloadFacts(parseJson(payload));
    if (facts?.reference) of[facts.reference.of].push(facts.reference.predictionId);
    if (typeof facts?.graded?.line === 'number') graded.push(facts.graded.line);
  }
  const referred = { games: of.game, events: of.event, lines: graded };
  return store.readSaidBefore(referred, lines[0]?.seq ?? 0);
}

interface Range {
  readonly after: Standing;
  readonly most: number;
  readonly days: readonly LedgerDay[];
}

/** Checks lines after one that has been checked: where the chain stands then, and what is wrong. */
async function checkOn(store: LedgerStore, { after, most, days }: Range) {
  const verifier = new Verifier({ digest: chainDigest, known: days, after });
  let at = after.seq;
  while (at < after.seq + most && !verifier.isOver) {
    const lines = await store.readLedgerLines(at, Math.min(PAGE, after.seq + most - at));
    if (lines.length === 0) break;
    verifier.remember(await saidBefore(store, lines));
    for (const line of lines) verifier.push(lineText(line));
    at = lines.at(-1)?.seq ?? at;
  }
  return verifier.verdict;
}

/** Where an earlier check ended, as the ledger has it now; undefined where it has another line there, or none. */
async function standingAt(
  store: LedgerStore,
  seq: number,
  hash?: string,
): Promise<Standing | undefined> {
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
    // Begins anew where it has come to the end.
    againSeq: again.through.seq >= seq ? 0 : again.through.seq,
    fault: null,
  };
}

/**
 * Checks what has come to the ledger since the last check that found nothing wrong, that its published heads still
 * stand, and some of the lines before once more; notes and answers what it came to. May be called at any time.
 */
export async function verifyLedger(store: LedgerStore): Promise<Outcome> {
  const outcome = await outcomeOf(store);
  await store.saveLedgerCheck(outcome);
  return outcome;
}
