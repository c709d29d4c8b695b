import text from '../../docs/ledger.md?raw';

/** The ledger's format, for whoever checks it by a program of their own: docs/ledger.md as it is. */
export const GET = (): Response => new Response(text);
