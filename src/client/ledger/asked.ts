import type { KnownLine } from '#domain/ledger/head.ts';
import type { CheckedBytes, Progress } from './checkBytes.ts';

/** What the page asks of its worker: the site's ledger, or a file; with the heads that the reader has kept. */
export interface LedgerQuestion {
  readonly file?: File | undefined;
  readonly site: string;
  readonly kept: readonly KnownLine[];
}

/** The worker's messages. */
export type ToldOfLine =
  | { readonly what: 'size'; readonly lines?: number; readonly bytes?: number }
  | ({ readonly what: 'progress' } & Progress)
  | {
      readonly what: 'done';
      readonly verdict: CheckedBytes;
      readonly ms: number;
    }
  | { readonly what: 'failed'; readonly reason: string };
