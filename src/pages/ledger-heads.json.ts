import { loadLedgerHeads } from '#content/ledgerHeads.ts';

/** The last line of every UTC day, with what witnesses outside gave for it. It only grows. */
export async function GET(): Promise<Response> {
  const { heads, keys } = await loadLedgerHeads();
  return Response.json({ heads, keys });
}
