/** Paths of the ledger's endpoints: every line, whole, for whoever wants to check them. */
export const LEDGER_PATHS = {
  manifest: '/api/ledger',
  part: '/api/ledger/:part.jsonl',
  line: '/api/ledger/lines/:seq',
} as const;

/** The static file of the days' heads, with what witnesses outside gave for them. */
export const HEADS_FILE = '/ledger-heads.json';
/** The same as lines of text: day, number, hash. */
export const HEADS_TEXT = '/ledger-heads.txt';

/** How the ledger is written, and a verifier in Python: docs/ledger.md and docs/verify_ledger.py as the site serves them. */
export const LEDGER_FORMAT = '/ledger-format.md';
export const LEDGER_VERIFIER = '/verify_ledger.py';

/** Where a part of the ledger's file is. */
export const partPath = (part: number): string => LEDGER_PATHS.part.replace(':part', String(part));
/** Where a line is. */
export const linePath = (seq: number): string => LEDGER_PATHS.line.replace(':seq', String(seq));
