/** A refresh that kills its own process (SIGKILL) at a named call of the store: "before:publishSlate", "after:ingestGames". */
import process from 'node:process';
import { createStore } from '#slate/store.ts';
import { connect } from '#store/client.ts';
import { refreshSlate } from '#test/refreshSlate.ts';
import { Dead, deadlyStore, deathAt } from './deadlyStore.ts';
import { sampleEventsOfDay } from './eventExample.ts';
import { someLeagues } from './someLeagues.ts';

const now = new Date(process.argv[3] ?? Date.now());
const ended = await refreshSlate({
  store: deadlyStore(createStore(connect(process.env)), deathAt(process.argv[2] ?? ''), () => {
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
