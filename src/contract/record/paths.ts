/** GET: the record as files; see downloads.ts. Apart from the other paths: only the record's page has them in a browser. */
export const RECORD_FILES = { csv: '/api/record.csv', json: '/api/record.json' } as const;
