/** `npm run probe`: requests a little of everything from each feed and reports what has changed. */
import process from 'node:process';
import { clock } from '#clock';
import { runSession } from '../session.ts';
import { loadEnvironment } from '../steps/store.ts';
import { probeCommand } from './command.ts';
import { probeSettings } from './settings.ts';

await runSession(
  async () => {
    loadEnvironment();
    await probeCommand(process.argv.slice(2), {
      ...probeSettings(process.env),
      environment: process.env,
      now: clock.now(),
      print: console.log,
    });
  },
  { stays: false },
);
