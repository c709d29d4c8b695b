import text from '../../docs/ledger.md?raw';

/** The ledger's format, for people who check it with their own program: docs/ledger.md unchanged. */
export const GET = (): Response => new Response(text);
