import type { Store } from '#slate/store.ts';

/** When a process dies around a call to the store: before it, after its answer, or during it. */
type When = 'before' | 'after' | 'during';

/** Where a run dies: at a call by its name, or at its nth call (from 1). */
export interface Death {
  readonly when: When;
  readonly call: string | number;
}

/** "before:publishSlate" */
export function deathAt(point: string): Death {
  const [when, call = ''] = point.split(':');
  return { when: when === 'before' || when === 'during' ? when : 'after', call };
}

/** Thrown by every call that a dead process makes. */
export class Dead extends Error {
  override readonly name = 'Dead';
}

/**
 * The same store for a run that dies at one call. No later call reaches the store.
 * @param die ends the process, or throws if the test simulates its death
 */
export function deadlyStore(store: Store, death: Death, die: () => never): Store {
  let calls = 0;
  let dead = false;
  const end = (): never => {
    dead = true;
    return die();
  };
  return new Proxy(store, {
    get(target, property, receiver) {
      const method = Reflect.get(target, property, receiver);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (dead) die();
        calls += 1;
        const here = death.call === property || death.call === calls;
        if (here && death.when === 'before') end();
        const answer: Promise<unknown> = Reflect.apply(method, target, args);
        if (here && death.when === 'during') {
          // Nobody is left to receive the answer.
          answer.catch(() => {});
          end();
        }
        const said = await answer;
        if (here || dead) end();
        return said;
      };
    },
  });
}
