import text from '../../docs/verify_beacon.py?raw';

/** The check of the beacon's rounds in Python: docs/verify_beacon.py as it is. */
export const GET = (): Response => new Response(text);
