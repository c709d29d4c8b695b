/** `npm run probe`: requests a little of everything from each feed and reports what has changed. */
import process from 'node:process';
import { clock } from '#clock';
import { commandLine } from '../commandLine/commandLine.ts';
import { PROBE } from '../commandLine/scripts/owner.ts';
import { runSession } from '../session.ts';
import { loadEnvironment } from '../steps/store.ts';
import { probeCommand } from './command.ts';
import { probeSettings } from './settings.ts';

const { feed } = commandLine(PROBE).values;

await runSession(
  async () => {
    loadEnvironment();
    await probeCommand(feed, {
      ...probeSettings(process.env),
      environment: process.env,
      now: clock.now(),
      print: console.log,
    });
  },
  { stays: false },
);
