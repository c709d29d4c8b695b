import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { createPrivateFeeds, type PrivateFeeds } from './store.ts';

/** Members' own feeds. */
export const feeds: Tool<PrivateFeeds> = ({ use }) => createPrivateFeeds(use(promptClient));
