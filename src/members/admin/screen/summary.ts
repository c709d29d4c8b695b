import { atom } from 'nanostores';
import { isNumber, isRecord } from '#client/checks.ts';
import type { AdminSummary } from '../contract.ts';
import { ADMIN_PATHS } from '../paths.ts';
import { askAdmin } from './ask.ts';

/** Null if they could not be loaded. */
export const $summary = atom<AdminSummary | null | undefined>(undefined);

function readSummary(value: unknown): Required<AdminSummary> | undefined {
  if (!isRecord(value)) return undefined;
  const { total, accepted, acceptanceRate, active, monthly, yearly } = value;
  if (!isNumber(total) || !isNumber(accepted) || !isNumber(acceptanceRate)) return undefined;
  if (!isNumber(active) || !isNumber(monthly) || !isNumber(yearly)) return undefined;
  return { total, accepted, acceptanceRate, active, monthly, yearly };
}

/** Asks for the figures of all users. */
export async function loadSummary(): Promise<void> {
  try {
    const summary = readSummary(await (await askAdmin(ADMIN_PATHS.summary)).json());
    if (!summary) throw new TypeError('The summary has another shape');
    $summary.set(summary);
  } catch (error) {
    console.error(error);
    $summary.set(null);
  }
}
