import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { checkBytes } from '#client/ledger/checkBytes.ts';
import { readSiteLedger, siteBytes } from '#client/ledger/siteLedger.ts';
import { localRounds, wrongRound } from '#client/ledger/wrongRound.ts';
import { faultText } from '#domain/ledger/fault.ts';
import type { KnownLine } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';
import { ledgerLineText } from '#domain/ledger/line.ts';
import type { SaidRound } from '#domain/ledger/seedFault.ts';
import { seqText } from '#domain/ledger/standing.ts';
import { capital } from '#domain/words/capital.ts';
import { counted } from '#domain/words/counted.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { chainDigest } from '#slate/ledger/chainDigest.ts';
import type { Store } from '#slate/store.ts';
import type { AskedCommand } from '../commandLine/declared.ts';
import type { LEDGER } from '../commandLine/scripts/owner.ts';
import { PlainError } from '../plainError.ts';
import { checkedReceipts, type ReceiptsOf, siteReceipts, storedReceipts } from './receipts.ts';

/** A ledger's source: its bytes, and its known lines. */
interface Opened {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly known: readonly KnownLine[];
  readonly name: string;
  /** What witnesses outside gave; undefined: a file holds none. */
  readonly receipts?: ReceiptsOf;
}

/** Lines read from the store at a time. */
const PAGE = 1000;

async function* storedBytes(store: Store): AsyncGenerator<Uint8Array> {
  for (let after = 0; ; ) {
    const lines = await store.readLedgerLines(after, PAGE);
    if (lines.length === 0) return;
    yield new TextEncoder().encode(lines.map((line) => `${ledgerLineText(line)}\n`).join(''));
    after = lines.at(-1)?.seq ?? after;
  }
}

type Options = AskedCommand<typeof LEDGER>['values'];

async function open({ file, url }: Options, store: () => Promise<Store>): Promise<Opened> {
  if (file !== undefined) return { bytes: createReadStream(file), known: [], name: file };
  if (url !== undefined) {
    const site = await readSiteLedger(url).catch((error: Error) => {
      throw new PlainError(`The ledger of ${url} cannot be read: ${error.message}.`);
    });
    const receipts = siteReceipts(url, site.days);
    return { bytes: siteBytes(url, site), known: site.known, name: url, receipts };
  }
  const read = await store();
  const known = await read.readLedgerDays();
  const receipts = storedReceipts(read, known);
  return { bytes: storedBytes(read), known, name: 'the database', receipts };
}

async function textAt(where: string): Promise<string> {
  if (!/^https?:/.test(where)) return readFile(where, 'utf8');
  const answer = await fetch(where).catch((error: unknown) => {
    throw new PlainError(`${where} cannot be read: ${whyFailed(error)}.`);
  });
  if (!answer.ok) throw new PlainError(`${where} answers ${answer.status}.`);
  return answer.text();
}

async function keptHeads(where: string | undefined): Promise<readonly KnownLine[]> {
  if (where === undefined) return [];
  const heads = headsOf(await textAt(where));
  if (!heads) throw new PlainError(`${where} holds something else than heads of a ledger.`);
  if (heads.length === 0) throw new PlainError(`${where} holds no head to check against.`);
  return heads;
}

/** How many of the beacon's signatures are checked: each takes a few tenths of a second. */
const MOST_ROUNDS = 100;

/** Checks that the newest rounds which gave seeds are their beacon's own; what to say of them. Throws if one is not. */
async function checkRounds(rounds: readonly SaidRound[], name: string): Promise<readonly string[]> {
  if (rounds.length === 0) return [];
  const newest = rounds.slice(-MOST_ROUNDS);
  const wrong = await wrongRound(newest);
  if (wrong) {
    throw new PlainError(
      `The ledger of ${name} does not stand.\nWrong seed: line ${seqText(wrong.seq)}. The signature is not the beacon's own of round ${wrong.round}.`,
    );
  }
  const local = localRounds(rounds);
  const checked =
    newest.length === rounds.length ? 'each' : `the newest ${newest.length} of them each`;
  return [
    `${counted(rounds.length, 'round of a beacon', 'rounds of a beacon')} gave seeds, ${checked} with the beacon's own signature.`,
    ...(local > 0
      ? [`${seqText(local)} of them from a local beacon, which proves nothing outside its machine.`]
      : []),
  ];
}

async function verify(options: Options, store: () => Promise<Store>): Promise<string> {
  const { bytes, known, name, receipts } = await open(options, store);
  const witnessed = options.receipts ? await checkedReceipts(receipts) : undefined;
  const heads = [...known, ...(await keptHeads(options.heads)), ...(witnessed?.heads ?? [])];
  const began = performance.now();
  const verdict = await checkBytes(bytes, { digest: chainDigest, known: heads });
  const { fault, through, counts, knownPassed } = verdict;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (fault?.kind === 'malformed' && fault.at === 1) {
    throw new PlainError(
      `${capital(name)} is no ledger: its first line is none. A ledger has one line of JSON an entry (docs/ledger.md); export writes one.`,
    );
  }
  if (fault) {
    const right = Math.min(through.seq, fault.seq - 1);
    throw new PlainError(
      `The ledger of ${name} does not stand.\n${faultText(fault)}\n${right > 0 ? `Lines 1 to ${seqText(right)} are right. ` : ''}(Line ${seqText(fault.at)} of the file, after ${seconds} s.)`,
    );
  }
  if (verdict.bytes === 0) {
    const empty = `The ledger of ${name} has no line`;
    if (options.file !== undefined) throw new PlainError(`${empty}: there is nothing to check.`);
    return `${empty} yet: nothing was published there.`;
  }
  const kinds = Object.entries(counts).map(([kind, count]) => `${seqText(count)} of kind ${kind}`);
  return [
    `The ledger of ${name} stands: ${counted(through.seq, 'line')}${kinds.length > 0 ? `, ${kinds.join(', ')}` : ''}.`,
    `Last line ${through.seq}, hash ${through.hash}.`,
    `${counted(knownPassed, 'head that was published or kept is in its', 'heads that were published or kept are in their')} place. ${(verdict.bytes / 1e6).toFixed(1)} MB in ${seconds} s.`,
    ...(witnessed?.words ?? []),
    ...(await checkRounds(verdict.rounds, name)),
  ].join('\n');
}

async function write(options: Options, store: () => Promise<Store>): Promise<string> {
  const { bytes } = await open(options, store);
  const to = options.out === undefined ? process.stdout : createWriteStream(options.out);
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (!to.write(chunk)) await once(to, 'drain');
  }
  if (options.out !== undefined) {
    to.end();
    await once(to, 'finish');
  }
  return `${(length / 1e6).toFixed(1)} MB written.`;
}

/**
 * Runs an `npm run ledger` command, and returns its output. Throws a PlainError if a ledger is faulty, empty or none.
 * @param store opened only if neither a file nor a site is named
 */
export async function runLedgerCommand(
  { command, values }: AskedCommand<typeof LEDGER>,
  store: () => Promise<Store>,
): Promise<{ readonly text: string; readonly toStderr: boolean }> {
  return command === 'export'
    ? { text: await write(values, store), toStderr: true }
    : { text: await verify(values, store), toStderr: false };
}
