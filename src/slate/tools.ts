import { patientClient, promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { createStore, type Store } from './store.ts';

/** The store of games and events for answers. */
export const promptStore: Tool<Store> = ({ use }) => createStore(use(promptClient));

/** The same for a refresh. */
export const patientStore: Tool<Store> = ({ use }) => createStore(use(patientClient));
