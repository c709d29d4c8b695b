import { atom } from 'nanostores';
import { isRecord, isText } from '#client/checks.ts';
import { ADMIN_PATHS } from '../paths.ts';
import { postAdmin } from './ask.ts';
import { loadSummary } from './summary.ts';
import { loadUsers } from './users.ts';

/** Full numbers by user: requested one by one, and hidden again at will. */
export const $shown = atom<Readonly<Record<string, string>>>({});
/** The last failed action. */
export const $failure = atom<string | undefined>(undefined);

/** Requests a user's full number, which is logged. */
export async function showPhone(id: string): Promise<void> {
  $failure.set(undefined);
  try {
    const answer: unknown = await (await postAdmin(ADMIN_PATHS.reveal, id)).json();
    if (!isRecord(answer) || !isText(answer.phoneNumber)) throw new TypeError('No number');
    $shown.set({ ...$shown.get(), [id]: answer.phoneNumber });
  } catch (error) {
    console.error(error);
    $failure.set('The number could not be shown. Please try again.');
  }
}

export function hidePhone(id: string): void {
  const { [id]: _, ...others } = $shown.get();
  $shown.set(others);
}

/** Lifts the ban of a user's number. */
export async function liftBanOf(id: string): Promise<void> {
  $failure.set(undefined);
  try {
    await postAdmin(ADMIN_PATHS.liftBan, id);
    await Promise.all([loadUsers(), loadSummary()]);
  } catch (error) {
    console.error(error);
    $failure.set('The ban could not be lifted. Please try again.');
  }
}
