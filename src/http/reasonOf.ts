const KEYS = /\b(?:[rs]k_(?:test|live)|whsec|sb_secret)_\w+/g;

/**
 * What went wrong, as a log may say it: without keys, even if the message holds one, and without what the failed call
 * carried.
 */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(KEYS, '[key]');
}
