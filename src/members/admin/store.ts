import * as z from 'zod';
import { type Client, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';
import { listedUserSchema } from './contract.ts';

/** The criteria of a user list. Absent: any. */
export interface AskedUsers {
  readonly id?: string | undefined;
  /** With which the ten digits of a number begin or end. */
  readonly digits?: string | undefined;
  readonly status?: string | undefined;
  readonly tier?: string | undefined;
  readonly terms?: string | undefined;
  readonly sort?: string | undefined;
  /** The row at which the previous page ended. */
  readonly after?: { readonly createdAt: string; readonly id: string } | undefined;
}

/** The requesting admin and their origin, both logged. */
export interface Acting {
  readonly adminId: string;
  readonly ip: string;
}

const instant = z.iso.datetime({ offset: true });
const nextSchema = z.nullable(z.object({ createdAt: instant, id: z.uuid() }));
/** A user as the database writes them; instants in the form of every answer. */
const userRow = z.object({
  ...listedUserSchema.shape,
  tosAcceptedAt: timestampColumn.nullable(),
  createdAt: timestampColumn,
});
const exportedSchema = z.object({ users: z.array(userRow), next: nextSchema });
const listedSchema = z.object({ ...exportedSchema.shape, total: z.int() });
const summarySchema = z.object({
  total: z.int(),
  accepted: z.int(),
  active: z.int(),
  monthly: z.int(),
  yearly: z.int(),
});
const adminSchema = z.object({ phoneNumber: z.string(), createdAt: instant, banned: z.boolean() });
const entrySchema = z.object({
  at: instant,
  via: z.enum(['site', 'command line']),
  actor: z.nullable(z.uuid()),
  action: z.string(),
  subject: z.nullable(z.uuid()),
  details: z.record(z.string(), z.unknown()),
  ip: z.nullable(z.string()),
});

export type ExportedUsers = z.infer<typeof exportedSchema>;
type ListedUsers = z.infer<typeof listedSchema>;
export type AuditEntry = z.infer<typeof entrySchema>;

const of = ({ adminId, ip }: Acting) => ({ p_admin: adminId, p_ip: ip });

/** Actions of admins. The database checks that the acting member is one: null if not. It logs each call. */
export const createAdmin = (client: Client) => ({
  /** A page of the list, numbers masked. @param limit at most 200 */
  listUsers: (acting: Acting, asked: AskedUsers, limit: number): Promise<ListedUsers | null> => {
    const call = client.rpc('list_users', { ...of(acting), p_asked: asked, p_limit: limit });
    return readData('listing users', call, z.nullable(listedSchema));
  },
  /** A page for a file. @param limit at most 5,000 */
  exportUsers: (
    acting: Acting,
    asked: AskedUsers,
    { limit, reveal }: { readonly limit: number; readonly reveal: boolean },
  ): Promise<ExportedUsers | null> => {
    const call = client.rpc('export_users', {
      ...of(acting),
      p_asked: asked,
      p_limit: limit,
      p_reveal: reveal,
    });
    return readData('exporting users', call, z.nullable(exportedSchema));
  },
  summarizeUsers: (acting: Acting): Promise<z.infer<typeof summarySchema> | null> =>
    readData(
      'counting users',
      client.rpc('summarize_users', of(acting)),
      z.nullable(summarySchema),
    ),
  /** A member's full number; contains null if there is no such member. */
  revealPhone: (acting: Acting, member: string): Promise<{ phoneNumber: string | null } | null> =>
    readData(
      'showing a number',
      client.rpc('reveal_phone', { ...of(acting), p_member: member }),
      z.nullable(z.object({ phoneNumber: z.nullable(z.string()) })),
    ),
  liftBan: (acting: Acting, member: string): Promise<{ lifted: boolean } | null> =>
    readData(
      'lifting a ban',
      client.rpc('lift_ban', { ...of(acting), p_member: member }),
      z.nullable(z.object({ lifted: z.boolean() })),
    ),
});

/** Actions that only the owner, who holds the secret key, can take. */
export const createOwner = (client: Client) => ({
  setAdmin: (phone: string, isAdmin: boolean) =>
    readData(
      'changing an admin',
      client.rpc('set_admin', { p_phone: phone, p_is_admin: isAdmin }),
      z.enum(['unknown', 'banned', 'unchanged', 'done']),
    ),
  /** Whether there was a ban to lift. */
  liftBanOf: (phoneHash: Uint8Array): Promise<boolean> =>
    readData(
      'lifting a ban',
      client.rpc('lift_ban_of', { p_phone_hash: bytea(phoneHash) }),
      z.boolean(),
    ),
  listAdmins: () => readData('listing admins', client.rpc('list_admins'), z.array(adminSchema)),
  /** What admins and the owner did last, newest first. */
  readAudit: (limit: number): Promise<AuditEntry[]> =>
    readData(
      'reading the audit',
      client.rpc('read_audit', { p_limit: limit }),
      z.array(entrySchema),
    ),
});

export type Admin = ReturnType<typeof createAdmin>;
export type Owner = ReturnType<typeof createOwner>;
