import { isAbsolute, relative } from 'node:path';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { ROOT } from './project.ts';

/** An error whose message is one clear sentence for the person at the terminal: printed as it is, without a stack. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}

export const errorCode = (error: unknown): string | undefined =>
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
  ['ENOSPC', 'EDQUOT', '53100'].includes(errorCode(error) ?? '');

/** What brings a missing file back, by where it belongs. */
function restoring(path: string): string {
  const inside = relative(ROOT, path).replaceAll('\\', '/');
  if (inside.startsWith('node_modules/'))
    return 'it belongs to the packages: npm install brings it';
  if (inside.startsWith('.local/') || inside.startsWith('dist/'))
    return 'it belongs to the local data: npm start makes it anew';
  if (inside.startsWith('..') || isAbsolute(inside)) return 'check its name';
  return 'it belongs to the project: git checkout brings it back';
}

const pathOf = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string'
    ? error.path
    : undefined;

/** Codes of something outside that does not answer. */
const OUTSIDE =
  /^(?:E(?:CONN|HOSTUN|NETUN|NETDOWN|AI_AGAIN|NOTFOUND|TIMEDOUT|PIPE)|UND_ERR|CERT_|DEPTH_|UNABLE_TO_|ERR_TLS)/;

/** Words of `whyFailed`, in an error that has no code any more. */
const SAID_OUTSIDE =
  /\((?:ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|UND_ERR_)\w*\)|no answer came in time|a port that fetch refuses|which is not followed|certificate or encryption is not/;

const isOutside = (error: unknown): boolean =>
  error instanceof Error &&
  (OUTSIDE.test(errorCode(error) ?? '') ||
    SAID_OUTSIDE.test(error.message) ||
    error.message === 'fetch failed' ||
    error.name === 'TimeoutError' ||
    (error.cause !== error && isOutside(error.cause)));

/** Of errors by their code: what is wrong and what to do. */
function known(error: unknown, text: string): string | undefined {
  const path = pathOf(error);
  switch (errorCode(error)) {
    case 'EADDRNOTAVAIL':
    case 'ENETUNREACH':
      return NO_ADDRESS;
    case 'EADDRINUSE':
      return `A port is taken by another program (${text}): stop that one, then run the command again.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission (${text}): make the project folder writable for this user, set SIMCAST_DATA_DIR to a folder that is, or run the command as the user who started it before.`;
    case 'ENOENT':
      return path && `${path} is missing: ${restoring(path)}.`;
    case 'EEXIST':
    case 'ENOTEMPTY':
      return path && `${path} is there already, and is not what is needed: a folder of our own.`;
    case 'EISDIR':
    case 'ERR_FS_EISDIR':
      return path && `${path} is a folder, and a file is needed.`;
    case 'ENOTDIR':
      return path && `${path} leads through a file where a folder is needed.`;
    case 'ENAMETOOLONG':
      return `A path is too long (${text}): put the project into a folder with a shorter path.`;
    case 'EMFILE':
    case 'ENFILE':
      return `Too many files are open (${text}): raise the limit with \`ulimit -n 4096\`, then run the command again.`;
    case 'ERR_MODULE_NOT_FOUND':
      return `A package or a file of the project is missing (${text}): npm install brings packages, git checkout files.`;
    default:
      return undefined;
  }
}

/** How errors of settings are worded, in every room that reads some. */
const SETTING =
  /\b(?:must be set|has to be an?|are not set up|but not set up|does not look right|is no (?:https )?address)\b/;

/** PostgREST's words where PostgreSQL does not answer it (PGRST000 to PGRST003). */
const LOST = /Database connection error|Could not query the database for the schema cache/i;

/** The text to print for an error: its own sentence, a known cause, or its first line. */
export function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  if (isDiskFull(error)) return DISK_FULL;
  const text = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
  const said = known(error, text);
  if (said !== undefined) return said;
  if (error instanceof Error && SETTING.test(error.message)) {
    return `A setting is wrong or missing: ${error.message.replaceAll(/\s*\n\s*/g, ' ')} (docs/operations.md lists them all)`;
  }
  if (LOST.test(text))
    return `The database has ended or takes no connection (${text}): look whether the disk is full (\`df -h\`) or memory is short, then run the command again. The data stay.`;
  if (/: the store answered \d{3}/.test(text))
    return `The database's project refuses or fails (${text}): check SUPABASE_URL and SUPABASE_SECRET_KEY, or try again later.`;
  if (isOutside(error)) return `Something outside does not answer: ${whyFailed(error)}.`;
  return `Unexpected failure: ${text}. This is a fault of the program: please report it with what you ran.`;
}
