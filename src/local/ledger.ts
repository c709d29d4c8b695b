/** `npm run ledger`: checks and exports the ledger, of the running start, a hosted project, a site or a file. */
import process from 'node:process';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { LEDGER } from './commandLine/scripts/owner.ts';
import { runLedgerCommand } from './ledger/command.ts';
import { PlainError } from './plainError.ts';
import { runSession } from './session.ts';
import { findRunning, isHosted } from './steps/store.ts';

const asked = commandLine(LEDGER);

async function store(): Promise<Store> {
  if (!isHosted() && !(await findRunning())) {
    throw new PlainError(
      'Nothing is running here: run npm start first, name a site with --url or a file with --file, or set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.',
    );
  }
  return createStore(connectStore(process.env));
}

async function ledger(): Promise<void> {
  const { text, toStderr } = await runLedgerCommand(asked, store);
  (toStderr ? process.stderr : process.stdout).write(`${text}\n`);
}

await runSession(ledger, { stays: false });
