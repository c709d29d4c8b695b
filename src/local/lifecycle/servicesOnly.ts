// What npm start runs, without the refresh and the build: for the tests of its beginning and end.
import { join } from 'node:path';
import { takeLock } from '../lock.ts';
import { LOCAL } from '../project.ts';
import { endOrphans } from '../services/orphans.ts';
import { runSession } from '../session.ts';
import { startServices } from '../steps/services.ts';

await runSession(
  async (cleanup) => {
    await cleanup.add(await takeLock(LOCAL));
    await endOrphans(join(LOCAL, 'children'));
    console.log('beginning');
    await startServices(LOCAL, 'http://localhost:1', process.env, cleanup);
    console.log('up');
  },
  { stays: true },
);
