import type { Script, Word } from '../declared.ts';

const NUMBER = {
  kind: 'text',
  named: 'NUMBER',
  says: 'a phone number like +12025550123',
} as const satisfies Word;

export const LEDGER = {
  run: 'npm run ledger',
  says: 'Checks or exports the ledger of the running start, of a hosted project, of a site or of a file.',
  commands: {
    verify: {
      says: 'checks every line, against the heads that are published or kept',
      options: ['url', 'file', 'heads', 'receipts'],
      oneOf: ['url', 'file'],
    },
    export: { says: 'writes all lines', options: ['url', 'out'] },
  },
  takes: {
    url: { kind: 'address', named: 'SITE', says: "a site's ledger, downloaded" },
    file: { kind: 'file', named: 'FILE', says: 'a file of lines' },
    heads: {
      kind: 'file or address',
      named: 'FILE|URL',
      says: 'heads that you have kept: the file of heads, or "day number hash" lines',
    },
    receipts: {
      says: 'also checks what witnesses outside gave, day by day, against the lines',
    },
    out: { kind: 'new file', named: 'FILE', says: 'where export writes; otherwise it prints' },
  },
  notes: ["npm run -s ledger -- export > FILE: -s keeps npm's own words out of the file."],
} as const satisfies Script;

export const ADMIN = {
  run: 'npm run admin',
  says: 'Who may see the list of users, of the running start or the hosted project that the settings name.',
  commands: {
    grant: { says: 'makes the member with this number an admin', words: [NUMBER] },
    revoke: { says: 'takes that away, with their next request', words: [NUMBER] },
    'lift-ban': {
      says: 'lifts the ban of a number, whose account may be gone',
      words: [NUMBER],
    },
    'link-customer': {
      says: "after a restore: links a customer of Stripe's to the member with its number",
      words: [{ kind: 'text', named: 'CUSTOMER', says: 'an id like cus_123' }],
    },
    stop: {
      says: 'stops picks and alerts to a number or an e-mail address, for who asked in another way',
      words: [
        { kind: 'text', named: 'NUMBER|ADDRESS', says: 'a phone number or an e-mail address' },
      ],
    },
    list: { says: 'who is an admin' },
    log: { says: 'what admins looked at and did last' },
  },
} as const satisfies Script;

export const NAMES_SCRIPT = {
  run: 'npm run names',
  says: "The feeds' names that are unknown to the ratings, of the running start or the hosted project.",
} as const satisfies Script;

export const PROBE = {
  run: 'npm run probe',
  says: 'Asks each feed one small real request a league and form, and says where its answer is not what the product expects.',
  takes: {
    feed: {
      kind: 'text',
      named: 'NAME',
      says: 'this feed alone, by its name in the table: ESPN, Bovada, Weather.gov …',
    },
  },
  notes: ['Ends with 1 where something that we rely on has changed.'],
} as const satisfies Script;

export const DOCTOR = {
  run: 'npm run doctor',
  says: 'Checks what a deployed site needs, with the settings of the environment, and says what is missing.',
  takes: {
    create: { says: 'first makes what a new Stripe account lacks: product, prices, webhook' },
    alert: { says: 'first sends a test alert to ALERT_WEBHOOK_URL' },
  },
  notes: ['Ends with 1 where something is missing or dangerous.'],
} as const satisfies Script;
