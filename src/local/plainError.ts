/** An error whose message is one clear sentence for the person at the terminal: printed as it is, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

export const DISK_FULL =
  'The disk is full: free some space (see `df -h`), then run the command again.';

/** Nothing can listen there: a bare container's network may lack a loopback interface. */
const NO_ADDRESS =
  'This machine does not reach itself (neither at 127.0.0.1 nor at ::1, or SIMCAST_HOST is not an address of it): bring up its loopback interface (`ip link set lo up`), then run the command again.';

/** No space left: from the system, a quota, or PostgreSQL (53100, disk_full). */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '');

/** The text to print for an error: its own sentence, a known cause, or its first line. */
export function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  if (isDiskFull(error)) return DISK_FULL;
  const code = codeOf(error);
  if (code === 'EADDRNOTAVAIL' || code === 'ENETUNREACH') return NO_ADDRESS;
  const text = error instanceof Error ? error.message : String(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `No permission (${text}): make the project folder writable for this user, or run npm run reset as the user who started it before.`;
  }
  return `Unexpected failure: ${text.split('\n', 1)[0]}. Run npm run reset and try again; if it stays, please report it.`;
}
