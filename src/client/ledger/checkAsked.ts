import type { LedgerQuestion, ToldOfLine } from './asked.ts';
import { checkBytes } from './checkBytes.ts';
import { browserDigest } from './digest.ts';
import { readSiteLedger, siteBytes } from './siteLedger.ts';

/** Between two reports, ms. */
const EVERY_MS = 80;

/** The bytes of a stream: not every browser can iterate one. */
async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Runs the requested check, and reports progress and the result. */
export async function checkAsked(
  { file, site, kept }: LedgerQuestion,
  tell: (told: ToldOfLine) => void,
): Promise<void> {
  try {
    if (file?.size === 0) throw new Error(`${file.name} is empty: it holds no line of a ledger`);
    const began = performance.now();
    const ledger = file ? undefined : await readSiteLedger(site);
    tell({ what: 'size', ...(file ? { bytes: file.size } : { lines: ledger?.lines ?? 0 }) });
    const bytes = ledger ? siteBytes(site, ledger) : bytesOf((file as File).stream());
    let told = began;
    const verdict = await checkBytes(bytes, {
      digest: browserDigest,
      known: [...(ledger?.known ?? []), ...kept],
      onProgress: (progress) => {
        if (performance.now() - told < EVERY_MS) return;
        told = performance.now();
        tell({ what: 'progress', ...progress });
      },
    });
    tell({ what: 'done', verdict, ms: performance.now() - began });
  } catch (error) {
    tell({ what: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
