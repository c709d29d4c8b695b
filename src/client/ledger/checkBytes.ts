import type { KnownLine } from '#domain/ledger/head.ts';
import { LineReader } from '#domain/ledger/lineReader.ts';
import type { SaidRound } from '#domain/ledger/seedFault.ts';
import { type ChainDigest, type LedgerVerdict, Verifier } from '#domain/ledger/verifier.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Strict UTF-8; undefined for invalid bytes. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** How far a check has come. */
export interface Progress {
  readonly lines: number;
  readonly bytes: number;
}

interface CheckOptions {
  readonly digest: ChainDigest;
  readonly known: readonly KnownLine[];
  readonly onProgress?: (progress: Progress) => void;
}

/** Bytes checked at once: about a hundredth of a second between two reports. */
const PIECE = 1_048_576;

/** What a check has found, and what it did not check: the signatures of the beacon's rounds. */
export type CheckedBytes = LedgerVerdict & {
  readonly bytes: number;
  readonly rounds: readonly SaidRound[];
};

/** Checks a ledger as its bytes arrive. */
export async function checkBytes(
  bytes: AsyncIterable<Uint8Array>,
  { digest, known, onProgress }: CheckOptions,
): Promise<CheckedBytes> {
  const verifier = new Verifier({ digest, known });
  const reader = new LineReader(decode, verifier);
  let length = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      reader.push(piece);
      length += piece.length;
      onProgress?.({ lines: verifier.verdict.through.seq, bytes: length });
    }
    if (verifier.isOver) break;
  }
  return { ...verifier.end(reader.rest), bytes: length, rounds: verifier.rounds };
}
