// `npm start` without the refresh and the build, for tests of its beginning and end.
import { takeLock } from '../lock.ts';
import { LOCAL } from '../project.ts';
import { runSession } from '../session.ts';
import { startServices } from '../steps/services.ts';

await runSession(
  async (cleanup, fail) => {
    await cleanup.add(await takeLock(LOCAL));
    console.log('beginning');
    await startServices(LOCAL, 'http://localhost:1', process.env, cleanup, fail);
    console.log('up');
  },
  { stays: true },
);
