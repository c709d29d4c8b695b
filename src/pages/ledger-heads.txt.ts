import { loadLedgerHeads } from '#content/ledgerHeads.ts';
import { headText } from '#domain/ledger/head.ts';

/** The last line of every UTC day as a line of text: day, number, hash. */
export async function GET(): Promise<Response> {
  const { heads } = await loadLedgerHeads();
  return new Response(heads.map((head) => `${headText(head)}\n`).join(''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
