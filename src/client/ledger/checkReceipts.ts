import { receiptsPath, TIME_ROOTS } from '#contract/ledger/paths.ts';
import { receiptsSchema, type WitnessedHead } from '#contract/ledger/receipts.ts';
import { signedHeadText } from '#domain/ledger/signedHead.ts';
import type { Root } from '#domain/timestamps/chain.ts';
import { checkReceipt } from '#domain/timestamps/checkReceipt.ts';
import { base64Bytes } from '#domain/timestamps/pem.ts';
import { LOCAL_ROOT, publicRoots, rootFrom } from '#domain/timestamps/roots.ts';
import { checksBy } from '#domain/timestamps/subtle.ts';

/** What the receipts of a day come to. */
interface ReceiptsVerdict {
  readonly heads: readonly WitnessedHead[];
  /** Receipts that hold, by the root that vouches for them. */
  readonly held: ReadonlyMap<string, number>;
  /** Heads that the owner's key has signed, by key. */
  readonly signed: ReadonlyMap<string, number>;
  /** The longest time from a line to its first receipt that holds, milliseconds; undefined: no receipt holds. */
  readonly latestMs: number | undefined;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** How much earlier than its line a receipt may be: clocks differ. */
const APART_MS = 300_000;

const { subtle } = globalThis.crypto;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = base64Bytes(text);
  if (!bytes) throw new Error('it is no base64');
  return bytes;
};

async function isSigned(head: WitnessedHead, key: string, signature: string): Promise<boolean> {
  const by = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
  const text = new TextEncoder().encode(signedHeadText(head));
  return subtle.verify('Ed25519', by, bytesOf(signature), text);
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks every receipt and signature of heads: against the roots, and the hash that each head states. */
export async function checkHeads(
  heads: readonly WitnessedHead[],
  roots: readonly Root[],
): Promise<ReceiptsVerdict> {
  const held = new Map<string, number>();
  const signed = new Map<string, number>();
  const faults: string[] = [];
  let latestMs: number | undefined;
  const checks = checksBy(subtle);
  const count = (all: Map<string, number>, name: string) => all.set(name, (all.get(name) ?? 0) + 1);
  for (const head of heads) {
    const { seq, hash, appendedAt, receipts, signatures } = head;
    const after: number[] = [];
    for (const { authority, receipt } of receipts) {
      try {
        const { toldAt, root } = await checkReceipt(bytesOf(receipt), { hash, roots, checks });
        const ms = toldAt - Date.parse(appendedAt);
        if (ms < -APART_MS) throw new Error('it is older than the line');
        after.push(Math.max(0, ms));
        count(held, root.name);
      } catch (error) {
        faults.push(`The receipt of ${authority} for line ${seq} does not hold: ${why(error)}.`);
      }
    }
    if (after.length > 0) latestMs = Math.max(latestMs ?? 0, Math.min(...after));
    for (const { key, signature } of signatures) {
      const right = await isSigned(head, key, signature).catch(() => false);
      if (right) count(signed, key);
      else faults.push(`The signature of line ${seq} by ${key} is wrong.`);
    }
  }
  return { heads, held, signed, latestMs, faults };
}

/** The public roots, and a site's local one if it says that it has one. */
export async function rootsOf(site: string): Promise<readonly Root[]> {
  const answer = await fetch(new URL(TIME_ROOTS, site)).catch(() => undefined);
  const file = answer?.ok ? await answer.text() : '';
  const [, local] = file.split(`# ${LOCAL_ROOT}\n`);
  return [...publicRoots(), ...(local ? rootFrom(LOCAL_ROOT, local, true) : [])];
}

/** A site's receipts of a day. Throws one sentence if they cannot be read. */
export async function readReceipts(site: string, day: string): Promise<readonly WitnessedHead[]> {
  const url = new URL(receiptsPath(day), site);
  const answer = await fetch(url).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${url.pathname} could not be read`);
  const parsed = receiptsSchema.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new Error(`${url.pathname} holds something else than receipts`);
  return parsed.data.heads;
}
