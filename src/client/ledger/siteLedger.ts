import { HEADS_FILE, LEDGER_PATHS, linePath, partPath } from '#contract/ledger/paths.ts';
import type { KnownLine } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';
import { isHash, isLineObject, parseJson } from '#domain/ledger/line.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';

/** What a site states about its ledger before it is read. */
interface SiteLedger {
  readonly lines: number;
  readonly linesPerPart: number;
  /** The heads of the days, and the end of the ledger. */
  readonly known: readonly KnownLine[];
  /** Days that have lines, oldest first. */
  readonly days: readonly string[];
}

/** Parts under way at once. */
const AHEAD = 4;
const TRIES = 3;

/** A complete answer; one that fails midway is requested again. Throws one sentence if none comes. */
async function bytesOf(url: URL): Promise<Uint8Array | undefined> {
  let reason = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const answer = await fetch(url);
      if (answer.status === 404) return undefined;
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      reason = `it answered ${answer.status}`;
    } catch (error) {
      reason = whyFailed(error);
    }
  }
  throw new Error(`${url.pathname} could not be read: ${reason}`);
}

const textOf = async (url: URL): Promise<string | undefined> => {
  const bytes = await bytesOf(url);
  return bytes && new TextDecoder().decode(bytes);
};

/** A site's statement about its ledger, and its published heads. Throws if the answer is anything else. */
export async function readSiteLedger(site: string): Promise<SiteLedger> {
  const manifest = (await textOf(new URL(LEDGER_PATHS.manifest, site))) ?? '';
  const value = parseJson(manifest);
  const days = headsOf(manifest);
  const { lines, linesPerPart, head } = isLineObject(value) ? value : {};
  if (typeof lines !== 'number' || typeof linesPerPart !== 'number' || !days) {
    throw new Error(`${LEDGER_PATHS.manifest} does not say how long the ledger is`);
  }
  const { seq, hash, appendedAt } = isLineObject(head) ? head : {};
  const end = typeof seq === 'number' && isHash(hash) ? [{ seq, hash }] : [];
  const file = await textOf(new URL(HEADS_FILE, site));
  const published = file === undefined ? [] : headsOf(file);
  if (!published) throw new Error(`${HEADS_FILE} holds something else than heads`);
  const last = typeof appendedAt === 'string' ? [appendedAt.slice(0, 'YYYY-MM-DD'.length)] : [];
  return {
    lines,
    linesPerPart,
    known: [...days, ...published, ...end],
    days: [...new Set([...days.map(({ day }) => day), ...last])],
  };
}

const LINE_FEED = 10;
const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 0);

/** The bytes of a site's ledger, in order. */
export async function* siteBytes(
  site: string,
  { lines, linesPerPart }: SiteLedger,
): AsyncGenerator<Uint8Array> {
  const parts = Math.ceil(lines / linesPerPart);
  const ask = (part: number) => bytesOf(new URL(partPath(part), site));
  const coming = Array.from({ length: Math.min(AHEAD, parts) }, (_, at) => ask(at + 1));
  for (const one of coming) one.catch(() => undefined);
  for (let part = 1; part <= parts; part += 1) {
    const bytes = await coming.shift();
    if (part + AHEAD <= parts) {
      const next = ask(part + AHEAD);
      // Awaited later, in order.
      next.catch(() => undefined);
      coming.push(next);
    }
    if (bytes) yield bytes;
    if (part < parts) continue;
    // The last part is cached for a minute: newer lines are fetched one by one.
    let have = (parts - 1) * linesPerPart + (bytes ? linesIn(bytes) : 0);
    while (have < lines) {
      const line = await bytesOf(new URL(linePath(have + 1), site));
      if (!line) return;
      yield line;
      yield Uint8Array.of(LINE_FEED);
      have += 1;
    }
  }
}
