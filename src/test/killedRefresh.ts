/** A refresh that kills its own process (SIGKILL) at a named call of the store: "before:publishSlate", "after:ingestGames". */
import process from 'node:process';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connect } from '#store/client.ts';
import { sampleEventsOfDay } from './eventExample.ts';
import { someLeagues } from './someLeagues.ts';

const [when, name] = (process.argv[2] ?? '').split(':');

/** The same store, deadly at one call. */
function deadly(store: Store): Store {
  return new Proxy(store, {
    get(target, property, receiver) {
      const method = Reflect.get(target, property, receiver);
      if (property !== name || typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (when === 'before') process.kill(process.pid, 'SIGKILL');
        const answer: unknown = await Reflect.apply(method, target, args);
        if (when === 'after') process.kill(process.pid, 'SIGKILL');
        return answer;
      };
    },
  });
}

const now = new Date(process.argv[3] ?? Date.now());
const ended = await refreshSlate({
  store: deadly(createStore(connect(process.env))),
  source: someLeagues(),
  events: sampleEventsOfDay(),
  trigger: 'manual',
  now,
  log: console.log,
});
console.log(ended.status);
