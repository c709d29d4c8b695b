/** A refresh that kills its own process (SIGKILL) at a named call of the store: "before:publishSlate", "after:ingestGames". */
import process from 'node:process';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { Dead, deadlyStore, deathAt } from './deadlyStore.ts';
import { sampleEventsOfDay } from './eventExample.ts';
import { someLeagues } from './someLeagues.ts';

const now = new Date(process.argv[3] ?? Date.now());
const ended = await refreshTestSlate({
  store: deadlyStore(createStore(connectStore(process.env)), deathAt(process.argv[2] ?? ''), () => {
    process.kill(process.pid, 'SIGKILL');
    throw new Dead();
  }),
  source: someLeagues(['NHL', 'EPL']),
  events: sampleEventsOfDay(),
  trigger: 'manual',
  now,
  log: console.log,
});
console.log(ended.status);
