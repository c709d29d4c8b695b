/** `npm run bench`: how fast the engine is on this machine; `npm run bench -- load`: how fast the site answers. */
import process from 'node:process';

if (process.argv[2] === 'load') await import('./load/main.ts');
else await import('./engine.ts');
