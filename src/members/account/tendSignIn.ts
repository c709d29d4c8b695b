import { jobLog, reasonOf } from '#jobLog';
import type { Site } from '#wiring';
import { accounts } from './who.ts';

/**
 * Ends the sessions of members whom the owner has banned at Supabase, and empties Supabase's own log of sign-ins, which holds
 * the numbers of deleted members, too.
 */
export async function tendSignIn({ use }: Site): Promise<void> {
  const log = jobLog('sign-in');
  const failed = (message: string): void => log(message, { level: 'error' });
  try {
    const { readsBans, ended, forgotten } = await use(accounts).tend();
    if (!readsBans)
      failed('Bans at Supabase are not seen: the database’s owner may not read auth.users');
    if (forgotten === null)
      failed('Supabase’s log of sign-ins stays: the database’s owner may not delete from it');
    if (ended > 0) log('Ended sessions of members banned at Supabase', { counts: { ended } });
  } catch (error) {
    failed(`Sign-in was not tended: ${reasonOf(error)}`);
  }
}
