import text from '../../docs/verify_ledger.py?raw';

/** The verifier in Python: docs/verify_ledger.py as it is. */
export const GET = (): Response => new Response(text);
