import type { Tool } from '#wiring';
import { type Client, connectStore } from './client.ts';
import { PROMPT } from './limitedFetch.ts';

/** The database for answers, with short time limits. */
export const promptClient: Tool<Client> = ({ env }) => connectStore(env, PROMPT);

/** The database for background work, whose statements take longer than a reader may wait. */
export const patientClient: Tool<Client> = ({ env }) => connectStore(env);
