/**
 * `npm run bench`: how fast the engine is on this machine; `npm run bench -- load`: how fast the site answers;
 * `npm run bench -- admin`: how fast the database lists many users; `npm run bench -- ledger`: how fast a ledger is checked;
 * `npm run bench -- rerun`: how soon a reader has re-run a prediction; `npm run bench -- digest`: how long the picks of
 * 10,000 members take; `npm run bench -- alerts`: how long a check of their alerts takes; `npm run bench -- pages`: the
 * pages' Lighthouse results; `npm run bench -- build`: how long a build takes compared with a bare one;
 * `npm run bench -- publish`: how long a refresh's statements take with the fullest slate of a year.
 */
import process from 'node:process';
import { stop } from './stop.ts';

const BENCHES = new Map<string, () => Promise<unknown>>([
  ['engine', () => import('./engine.ts')],
  ['load', () => import('./load/main.ts')],
  ['admin', () => import('./admin.ts')],
  ['ledger', () => import('./ledger.ts')],
  ['digest', () => import('./digest.ts')],
  ['alerts', () => import('./alerts.ts')],
  ['rerun', () => import('./rerun.ts')],
  ['pages', () => import('./pages.ts')],
  ['build', () => import('./build/main.ts')],
  ['publish', () => import('./publish.ts')],
]);

const [what = 'engine'] = process.argv.slice(2);
const bench = BENCHES.get(what);
if (!bench) stop(`There is no bench “${what}”. There are: ${[...BENCHES.keys()].join(', ')}.`);
await bench();
