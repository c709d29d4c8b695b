import { createClient } from '@supabase/supabase-js';
import { environmentOf, StoreError } from '#store/client.ts';
import { limitedFetch, PROMPT } from '#store/limitedFetch.ts';

const NOT_FOUND = 404;

/** Deletes a user and their number at Supabase Auth; already deleted counts as success. */
export function userDeletion(environment: Record<string, string | undefined>) {
  const { url, key } = environmentOf(environment);
  return async (userId: string): Promise<void> => {
    const client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: limitedFetch(PROMPT) },
    });
    const { error } = await client.auth.admin.deleteUser(userId);
    if (error && error.status !== NOT_FOUND) {
      throw new StoreError(`deleting a user: ${error.message}`);
    }
  };
}
