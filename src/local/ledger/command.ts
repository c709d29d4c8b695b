import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { checkBytes } from '#client/ledger/checkBytes.ts';
import { readSiteLedger, siteBytes } from '#client/ledger/siteLedger.ts';
import { faultText } from '#domain/ledger/fault.ts';
import type { KnownLine } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';
import { lineText } from '#domain/ledger/line.ts';
import { seqText } from '#domain/ledger/standing.ts';
import { chainDigest } from '#slate/ledger/chainDigest.ts';
import type { Store } from '#slate/store.ts';
import { PlainError } from '../plainError.ts';

const USAGE = `Usage:
  npm run ledger -- verify                   checks the ledger of the running start, or of the hosted project
  npm run ledger -- verify --url SITE        downloads a site's ledger and checks it against its published heads
  npm run ledger -- verify --file FILE       checks a file of lines
  npm run ledger -- export --out FILE        writes all lines into a file; --url SITE those of a site
  npm run -s ledger -- export > FILE         the same: -s keeps npm's own words out of it
  --heads FILE|URL                           heads that you have kept: the file of heads, or "day number hash" lines`;

/** A ledger's source: its bytes, and its known lines. */
interface Opened {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly known: readonly KnownLine[];
  readonly name: string;
}

/** Lines read from the store at a time. */
const PAGE = 1000;

async function* storedBytes(store: Store): AsyncGenerator<Uint8Array> {
  for (let after = 0; ; ) {
    const lines = await store.readLedgerLines(after, PAGE);
    if (lines.length === 0) return;
    yield new TextEncoder().encode(lines.map((line) => `${lineText(line)}\n`).join(''));
    after = lines.at(-1)?.seq ?? after;
  }
}

interface Options {
  readonly file?: string | undefined;
  readonly url?: string | undefined;
  readonly heads?: string | undefined;
  readonly out?: string | undefined;
}

async function open({ file, url }: Options, store: () => Promise<Store>): Promise<Opened> {
  if (file !== undefined) return { bytes: createReadStream(file), known: [], name: file };
  if (url !== undefined) {
    if (!URL.canParse(url)) throw new PlainError(`"${url}" is no address: write it like https://…`);
    const site = await readSiteLedger(url).catch((error: Error) => {
      throw new PlainError(`The ledger of ${url} cannot be read: ${error.message}.`);
    });
    return { bytes: siteBytes(url, site), known: site.known, name: url };
  }
  const read = await store();
  const known = await read.readLedgerDays();
  return { bytes: storedBytes(read), known, name: 'the database' };
}

async function textAt(where: string): Promise<string> {
  if (!/^https?:/.test(where)) return readFile(where, 'utf8');
  const answer = await fetch(where);
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

async function verify(options: Options, store: () => Promise<Store>): Promise<string> {
  const { bytes, known, name } = await open(options, store);
  const heads = [...known, ...(await keptHeads(options.heads))];
  const began = performance.now();
  const verdict = await checkBytes(bytes, { digest: chainDigest, known: heads });
  const { fault, through, counts, knownPassed } = verdict;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (fault) {
    const right = Math.min(through.seq, fault.seq - 1);
    throw new PlainError(
      `The ledger of ${name} does not stand.\n${faultText(fault)}\n${right > 0 ? `Lines 1 to ${seqText(right)} are right. ` : ''}(Line ${seqText(fault.at)} of the file, after ${seconds} s.)`,
    );
  }
  const kinds = Object.entries(counts).map(([kind, count]) => `${seqText(count)} of kind ${kind}`);
  return [
    `The ledger of ${name} stands: ${seqText(through.seq)} lines${kinds.length > 0 ? `, ${kinds.join(', ')}` : ''}.`,
    `Last line ${through.seq}, hash ${through.hash}.`,
    `${seqText(knownPassed)} heads that were published or kept are in their place. ${(verdict.bytes / 1e6).toFixed(1)} MB in ${seconds} s.`,
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

const OPTIONS = {
  file: { type: 'string' },
  url: { type: 'string' },
  heads: { type: 'string' },
  out: { type: 'string' },
} as const;

/**
 * Runs an `npm run ledger` command, and returns its output. Throws a PlainError if a ledger is faulty or the command is unknown.
 * @param store opened only if neither a file nor a site is named
 */
export async function runLedgerCommand(
  words: readonly string[],
  store: () => Promise<Store>,
): Promise<{ readonly text: string; readonly toStderr: boolean }> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new PlainError(USAGE);
  }
  const [command, ...more] = parsed.positionals;
  const { file, url } = parsed.values;
  if (more.length > 0 || (file !== undefined && url !== undefined)) throw new PlainError(USAGE);
  if (command === 'verify') return { text: await verify(parsed.values, store), toStderr: false };
  if (command === 'export') return { text: await write(parsed.values, store), toStderr: true };
  throw new PlainError(USAGE);
}
