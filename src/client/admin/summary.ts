import { atom } from 'nanostores';
import { ADMIN_PATHS } from '#contract/admin/paths.ts';
import type { AdminSummary } from '#contract/admin/users.ts';
import { isNumber, isRecord } from '../checks.ts';
import { askAdmin } from './ask.ts';

/** Null where they could not be had. */
export const $summary = atom<AdminSummary | null | undefined>(undefined);

const isSummary = (value: unknown): value is AdminSummary =>
  isRecord(value) && ['total', 'acceptanceRate', 'active'].every((name) => isNumber(value[name]));

/** Asks for the figures of all users. */
export async function loadSummary(): Promise<void> {
  try {
    const summary: unknown = await (await askAdmin(ADMIN_PATHS.summary)).json();
    if (!isSummary(summary)) throw new TypeError('The summary has another shape');
    $summary.set(summary);
  } catch (error) {
    console.error(error);
    $summary.set(null);
  }
}
