import type { Script, Word } from '../declared.ts';

const count = (says: string) =>
  ({ kind: 'count', named: 'NUMBER', says, optional: true }) as const satisfies Word;
const SITE = {
  kind: 'address',
  named: 'URL',
  says: 'of the site; otherwise the running start',
  optional: true,
} as const satisfies Word;

export const BENCH_SCRIPT = {
  run: 'npm run bench',
  says: 'Measures speed on this machine.',
  commands: {
    engine: { says: 'how fast the engine is: this, if nothing is named' },
    load: {
      says: 'how fast the site answers, and how many of a rush sign in: api, memory, site, rush, or all four',
      words: [
        {
          kind: 'text',
          named: 'PART',
          says: 'one of the four',
          oneOf: ['api', 'memory', 'site', 'rush'],
          optional: true,
        },
      ],
    },
    admin: { says: 'how fast the database lists many users' },
    ledger: {
      says: 'how fast a ledger of so many lines is checked (1000000)',
      words: [count('lines')],
    },
    digest: {
      says: 'how long the picks of so many members take (10000)',
      words: [count('members')],
    },
    alerts: {
      says: 'how long a check of so many members’ alerts takes (10000)',
      words: [count('members')],
    },
    check: { says: 'how long the price of six legs takes a browser' },
    rerun: { says: 'how soon a reader has re-run a prediction', words: [SITE] },
    pages: { says: "the pages' Lighthouse results", words: [SITE] },
    build: {
      says: 'how long a build of so many games takes beside a bare one (1000)',
      words: [count('games')],
    },
    odds: {
      says: 'what a minute’s reading of ten books costs with so many leagues (3, 7 and 12)',
      words: [count('leagues')],
    },
    publish: { says: "how long a refresh's statements take with the fullest slate of a year" },
    archive: { says: 'what a past game’s page and a month’s list cost a function' },
    season: { says: 'how long 10,000 seasons of each league take, by its own rules' },
  },
  usual: 'engine',
} as const satisfies Script;
