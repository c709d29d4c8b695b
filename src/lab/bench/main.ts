/**
 * `npm run bench`: how fast the engine is on this machine; `npm run bench -- load`: how fast the site answers;
 * `npm run bench -- admin`: how fast the database lists many users.
 */
import process from 'node:process';

const [what] = process.argv.slice(2);
if (what === 'load') await import('./load/main.ts');
else if (what === 'admin') await import('./admin.ts');
else await import('./engine.ts');
