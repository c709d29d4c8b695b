import { PACKAGES } from '#test/browsers/packages.ts';
import { FEED_MODES } from '../../standins/feeds/mode.ts';
import type { Script } from '../declared.ts';

export const START_SCRIPT = {
  run: 'npm start',
  says: 'Starts everything on this machine and serves the site; Ctrl-C ends it, the data stay.',
  takes: { dev: { says: 'pages and functions follow your edits (npm run dev)' } },
  notes: ['PORT=9000 npm start serves at another port; all settings: docs/operations.md.'],
} as const satisfies Script;

export const TEST = {
  run: 'npm test',
  says: 'Runs every check and every test, or the steps that are named.',
  words: [
    {
      named: 'STEP',
      kind: 'text',
      says: 'a part alone',
      oneOf: ['check', 'unit', 'e2e', 'browsers'],
      optional: true,
      many: true,
    },
  ],
  takes: {
    at: { kind: 'text', named: 'TIME', says: 'at that instant, like 2026-11-01T05:30Z' },
    postgres: { kind: 'count', named: 'VERSION', says: 'on that PostgreSQL, like 17' },
  },
} as const satisfies Script;

export const BROWSERS_SCRIPT = {
  run: 'npm run browsers',
  says: 'Walks through the site in Firefox and in WebKit, the engine of Safari, with data of its own.',
  notes: [`It needs Debian’s packages ${PACKAGES.join(', ')}.`],
} as const satisfies Script;

export const BUILD = {
  run: 'npm run build',
  says: 'Builds the pages into dist/, if they are not of this slate already.',
} as const satisfies Script;

export const REFRESH = {
  run: 'npm run refresh',
  says: 'Refreshes the predictions once, of the running start or of the hosted project that the settings name.',
} as const satisfies Script;

export const RESET = {
  run: 'npm run reset',
  says: 'Removes the local data (.local/) and the built site (dist/), unless the site is running.',
} as const satisfies Script;

export const OPENAPI = {
  run: 'npm run openapi',
  says: 'Writes public/openapi.json from the contracts.',
} as const satisfies Script;

export const FEEDS_SCRIPT = {
  run: 'npm run feeds',
  says: 'Serves stand-ins of the outside feeds, which refuse what the feeds refuse, and prints the settings that lead to them.',
  takes: {
    become: {
      kind: 'text',
      named: 'NAME=MODE',
      says: `ESPN, BOVADA, … as its settings call it, and ${FEED_MODES.join(', ')}`,
      many: true,
    },
  },
} as const satisfies Script;
