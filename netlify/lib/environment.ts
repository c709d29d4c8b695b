import process from 'node:process';
import { connect } from '#server/store/client.ts';
import { createStore, type Store } from '#server/store/store.ts';

let store: Store | undefined;

/** The store of this instance, made at its first use: modules are loaded before the environment is known. */
export function currentStore(): Store {
  store ??= createStore(connect(process.env));
  return store;
}
