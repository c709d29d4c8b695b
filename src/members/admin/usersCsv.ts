import { stringify } from 'csv-stringify/sync';
import { plainCell } from '#domain/words/plainCell.ts';
import { formatPhone, PHONE } from '#members/account/rules/phone.ts';
import type { ListedUser } from './contract.ts';

/** Names of the columns, which are the specification's. */
const COLUMNS = [
  'id',
  'phoneNumber',
  'tosAccepted',
  'tosAcceptedAt',
  'tosIpAddress',
  'subscriptionStatus',
  'subscriptionTier',
  'createdAt',
  'banned',
  'isAdmin',
] as const satisfies readonly (keyof ListedUser)[];

/** "(412) 555-0137": a cell starting with a plus sign is a formula in a spreadsheet. */
const written = (phone: string): string => (PHONE.test(phone) ? formatPhone(phone) : phone);

/**
 * Users as lines of a spreadsheet file (RFC 4180, UTF-8 with BOM). No cell can be taken for a formula: text that begins like one
 * gets an apostrophe in front.
 */
export const usersCsv = (users: readonly ListedUser[], first: boolean): string =>
  stringify(
    users.map((user) => ({ ...user, phoneNumber: written(user.phoneNumber) })),
    {
      columns: COLUMNS,
      header: first,
      bom: first,
      record_delimiter: 'windows',
      cast: { string: plainCell, boolean: (value) => (value ? 'yes' : 'no') },
    },
  );
