/** GET: the record as files; see downloads.ts. Apart from the other paths: only the record's page has them in a browser. */
export const RECORD_FILES = { csv: '/api/record.csv', json: '/api/record.json' } as const;

/** The recount of the record in Python: docs/recompute_record.py as the site serves it. */
export const RECORD_SCRIPT = '/recompute_record.py';
