/** `npm run feeds`: stand-ins of the outside feeds, by hand, until Ctrl-C. */
import { clock } from '#clock';
import { commandLine } from '../../commandLine/commandLine.ts';
import { FEEDS_SCRIPT } from '../../commandLine/scripts/site.ts';
import { runSession } from '../../session.ts';
import { feedsCommand } from './command.ts';

const { become } = commandLine(FEEDS_SCRIPT).values;

await runSession(
  (cleanup) => feedsCommand(become, { now: clock.now, print: console.log, cleanup }),
  { stays: true },
);
