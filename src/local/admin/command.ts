import { phoneHash } from '#members/account/verbs/secrets.ts';
import type { AuditEntry, Owner } from '#members/admin/store.ts';
import type { AskedCommand } from '../commandLine/declared.ts';
import type { ADMIN } from '../commandLine/scripts/owner.ts';
import { PlainError } from '../plainError.ts';
import { numberIn, spokenNumber } from './number.ts';

/** Entries that `log` prints. */
const LOGGED = 50;

async function setAdmin(owner: Owner, phone: string, isAdmin: boolean): Promise<string> {
  const named = spokenNumber(phone);
  switch (await owner.setAdmin(phone, isAdmin)) {
    case 'unknown':
      throw new PlainError(
        `Nobody has signed in with ${named} yet: sign in with it once, then try again.`,
      );
    case 'banned':
      throw new PlainError(`${named} is banned: a banned number is no admin.`);
    case 'unchanged':
      return `${named} is ${isAdmin ? 'an admin already' : 'no admin'}: nothing has changed.`;
    case 'done':
      return isAdmin
        ? `${named} is an admin now: the list of users is at /admin/users.`
        : `${named} is no admin any more, from the next request on.`;
  }
}

async function liftBan(owner: Owner, phone: string, phoneKey: string | undefined): Promise<string> {
  if (!phoneKey) {
    throw new PlainError(
      'PHONE_HASH_KEY must be set to find the ban of a number: it is kept by a hash alone.',
    );
  }
  const lifted = await owner.liftBanOf(phoneHash(phone, phoneKey));
  if (!lifted) throw new PlainError(`${spokenNumber(phone)} is not banned.`);
  return `${spokenNumber(phone)} is not banned any more.`;
}

async function listed(owner: Owner): Promise<string> {
  const admins = await owner.listAdmins();
  if (admins.length === 0) return 'There is no admin yet: npm run admin -- grant +1… makes one.';
  return admins
    .map(
      ({ phoneNumber, createdAt, banned }) =>
        `${spokenNumber(phoneNumber)}  member since ${createdAt.slice(0, 10)}${banned ? ', banned' : ''}`,
    )
    .join('\n');
}

const lineOf = ({ at, via, actor, ip, action, subject, details }: AuditEntry): string => {
  const who = via === 'site' ? `${actor} from ${ip}` : via;
  const what = [action, subject, Object.keys(details).length > 0 && JSON.stringify(details)];
  return `${new Date(at).toISOString().slice(0, 19)}Z  ${who}  ${what.filter(Boolean).join(' ')}`;
};

async function logged(owner: Owner): Promise<string> {
  const entries = await owner.readAudit(LOGGED);
  return entries.length === 0 ? 'Nothing has been looked at yet.' : entries.map(lineOf).join('\n');
}

/** Runs an `npm run admin` command, and returns its output. Throws a PlainError if refused. */
export async function runAdminCommand(
  owner: Owner,
  { command, words: [number = ''] }: AskedCommand<typeof ADMIN>,
  phoneKey: string | undefined,
): Promise<string> {
  switch (command) {
    case 'grant':
      return setAdmin(owner, numberIn(number), true);
    case 'revoke':
      return setAdmin(owner, numberIn(number), false);
    case 'lift-ban':
      return liftBan(owner, numberIn(number), phoneKey);
    case 'list':
      return listed(owner);
    default:
      return logged(owner);
  }
}
