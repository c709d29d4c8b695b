/** `npm run feeds`: stand-ins of the outside feeds, by hand, until Ctrl-C. */
import process from 'node:process';
import { clock } from '#clock';
import { runSession } from '../../session.ts';
import { feedsCommand } from './command.ts';

const args = process.argv.slice(2);
const stays = !args.includes('--help');
await runSession((cleanup) => feedsCommand(args, { now: clock.now, print: console.log, cleanup }), {
  stays,
});
