import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { type Bets, createBets } from './store.ts';

/** Members' bets, limits and pauses. */
export const bets: Tool<Bets> = ({ use }) => createBets(use(promptClient));
