/** `npm run admin`: who may see the list of users, against the running start or the hosted project the environment names. */
import process from 'node:process';
import { createOwner } from '#members/admin/store.ts';
import { billingTools } from '#members/billing/tools.ts';
import { channels, messages } from '#members/messages/tools.ts';
import { connectStore } from '#store/client.ts';
import { siteOf } from '#wiring';
import { runAdminCommand } from './admin/command.ts';
import { linkCustomer } from './admin/linkCustomer.ts';
import { stopMessages } from './admin/stopMessages.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { ADMIN } from './commandLine/scripts/owner.ts';
import { runSession } from './session.ts';
import { needsProject } from './steps/store.ts';

const asked = commandLine(ADMIN);

async function admin(): Promise<void> {
  await needsProject();
  const { command, words } = asked;
  if (command === 'link-customer') {
    console.log(await linkCustomer(siteOf().use(billingTools), words[0] ?? ''));
    return;
  }
  if (command === 'stop') {
    const { use, env } = siteOf();
    const tools = {
      messages: use(messages),
      channels: use(channels),
      phoneKey: env.PHONE_HASH_KEY,
    };
    console.log(await stopMessages(tools, words[0] ?? ''));
    return;
  }
  const owner = createOwner(connectStore(process.env));
  console.log(await runAdminCommand(owner, asked, process.env.PHONE_HASH_KEY));
}

await runSession(admin, { stays: false });
