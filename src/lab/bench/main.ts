/**
 * `npm run bench`: how fast the engine is on this machine; `npm run bench -- load`: how fast the site answers;
 * `npm run bench -- admin`: how fast the database lists many users; `npm run bench -- ledger`: how fast a ledger is checked;
 * `npm run bench -- rerun`: how soon a reader has re-run a prediction; `npm run bench -- digest`: how long the picks of
 * 10,000 members take; `npm run bench -- alerts`: how long a check of their alerts takes; `npm run bench -- pages`: the
 * pages' Lighthouse results; `npm run bench -- build`: how long a build takes compared with a bare one;
 * `npm run bench -- publish`: how long a refresh's statements take with the fullest slate of a year.
 */
import process from 'node:process';

const [what] = process.argv.slice(2);
if (what === 'load') await import('./load/main.ts');
else if (what === 'admin') await import('./admin.ts');
else if (what === 'ledger') await import('./ledger.ts');
else if (what === 'digest') await import('./digest.ts');
else if (what === 'alerts') await import('./alerts.ts');
else if (what === 'rerun') await import('./rerun.ts');
else if (what === 'pages') await import('./pages.ts');
else if (what === 'build') await import('./build/main.ts');
else if (what === 'publish') await import('./publish.ts');
else await import('./engine.ts');
