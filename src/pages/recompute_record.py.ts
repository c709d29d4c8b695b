import text from '../../docs/recompute_record.py?raw';

/** The record's recount in Python: docs/recompute_record.py as it is. */
export const GET = (): Response => new Response(text);
