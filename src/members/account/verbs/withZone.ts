import { Refused } from '#contract/refused.ts';
import { DataError } from '#store/client.ts';
import { NO_SUCH_ZONE } from '../contract/zone.ts';

/**
 * Runs what stores a zone. A name that the database's list lacks, as where a browser's is newer, is the asker's to change, not a
 * failure.
 */
export async function withZone<T>(storing: Promise<T>): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    if (error instanceof DataError && /zone_fkey|time zone/.test(error.message))
      throw new Refused('invalid', NO_SUCH_ZONE);
    throw error;
  }
}
