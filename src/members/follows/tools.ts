import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { createFollows, type Follows } from './store.ts';

/** What members follow. */
export const follows: Tool<Follows> = ({ use }) => createFollows(use(promptClient));
