import { offeredNames } from '#members/account/channels/offered.ts';
import { patientClient, promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { type Alerts, createAlerts } from './store.ts';

/** Members' alerts, for answers to them. */
export const alerts: Tool<Alerts> = ({ use, env }) =>
  createAlerts(use(promptClient), () => offeredNames(env));

/** The same for the check after a refresh. */
export const patientAlerts: Tool<Alerts> = ({ use, env }) =>
  createAlerts(use(patientClient), () => offeredNames(env));
