/**
 * `npm run bench`: how fast the engine is on this machine; `npm run bench -- load`: how fast the site answers;
 * `npm run bench -- admin`: how fast the database lists many users; `npm run bench -- ledger`: how fast a ledger is checked;
 * `npm run bench -- rerun`: how soon a reader has run a prediction again; `npm run bench -- digest`: how long the picks of
 * 10,000 members take; `npm run bench -- alerts`: how long a look at their alerts does; `npm run bench -- pages`: what
 * Lighthouse says of the pages; `npm run bench -- build`: what a build takes beside a bare one;
 * `npm run bench -- publish`: what the statements of a refresh with the fullest slate of a year take.
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
