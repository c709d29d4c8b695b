/** Paths of the ledger's endpoints: every complete line, for anybody who wants to check them. */
export const LEDGER_PATHS = {
  manifest: '/api/ledger',
  part: '/api/ledger/:part.jsonl',
  line: '/api/ledger/lines/:seq',
  receipts: '/api/ledger/receipts/:day',
} as const;

/** The static file of daily heads, with what outside witnesses returned for them. */
export const HEADS_FILE = '/ledger-heads.json';
/** The same as lines of text: day, line number, hash. */
export const HEADS_TEXT = '/ledger-heads.txt';

/** The ledger's format and a verifier in Python: docs/ledger.md and docs/verify_ledger.py as the site serves them. */
export const LEDGER_FORMAT = '/ledger-format.md';
export const LEDGER_VERIFIER = '/verify_ledger.py';
/** The check of the beacon's signatures in Python: docs/verify_beacon.py as the site serves it. */
export const BEACON_VERIFIER = '/verify_beacon.py';

/** Path of a part of the ledger's file. */
export const partPath = (part: number): string => LEDGER_PATHS.part.replace(':part', String(part));
/** Path of a line. */
export const linePath = (seq: number): string => LEDGER_PATHS.line.replace(':seq', String(seq));
/** Path of what witnesses outside gave for a day's heads. */
export const receiptsPath = (day: string): string => LEDGER_PATHS.receipts.replace(':day', day);

/** The roots that receipts lead to, as a PEM file: `openssl ts -verify -CAfile`. */
export const TIME_ROOTS = '/time-authorities.pem';
