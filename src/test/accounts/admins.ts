import type { Context } from '@netlify/functions';
import admin from '../../../netlify/functions/admin.ts';
import adminPage from '../../../netlify/functions/admin-page.ts';
import auth from '../../../netlify/functions/auth.ts';
import {
  nextAddress,
  nextPhone,
  reader,
  signedInReader,
  type TrialReader,
  trial,
} from './trial.ts';

/** Sign-in and all admin endpoints, by path. */
function everything(request: Request, context: Context): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/admin/')) return admin(request, context);
  return pathname.startsWith('/admin/') ? adminPage(request, context) : auth(request, context);
}

/** A browser with its own IP address. */
export const adminVisitor = (ip = nextAddress()): TrialReader => reader(ip, everything);

/** A member who is not an admin. */
export const newMember = (phone = nextPhone()): Promise<TrialReader> =>
  signedInReader(phone, adminVisitor());

/** Grants or removes admin rights, by phone number. */
export const setAdmin = (phone: string, isAdmin: boolean) =>
  trial.database.query('update members set is_admin = $2 where phone = $1', [phone, isAdmin]);

/** An admin who has just signed in. */
export async function newAdmin(phone = nextPhone()): Promise<TrialReader> {
  const who = await newMember(phone);
  await setAdmin(phone, true);
  return who;
}

interface Seed {
  readonly phone: string;
  readonly createdAt: string;
  readonly accepted?: boolean;
  readonly tier?: 'monthly' | 'yearly';
  readonly accessUntil?: string;
}

/** Adds a member with their Stripe state. Returns their id. */
export async function seed({
  phone,
  createdAt,
  accepted = true,
  tier,
  accessUntil,
}: Seed): Promise<string> {
  const { query } = trial.database;
  const [row] = await query<{ id: string }>(
    `insert into members (id, phone, phone_hash, created_at)
      values (gen_random_uuid(), $1, sha256(convert_to($1, 'UTF8')), $2) returning id`,
    [phone, createdAt],
  );
  const id = row?.id ?? '';
  if (accepted) {
    await query(
      `insert into consents (member_id, document, version, accepted_at, ip, device)
        values ($1, 'terms', '2025-10-10', $2, '203.0.113.24', 'a phone')`,
      [id, createdAt],
    );
  }
  if (accessUntil) {
    const name = id.replaceAll('-', '');
    await query(
      `insert into customers (id, member_id, phone_hash)
        values ('cus_' || $2, $1, sha256(convert_to($3, 'UTF8')))`,
      [id, name, phone],
    );
    await query(
      `insert into subscriptions (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
        values ('sub_' || $1, 'cus_' || $1, 'active', $2, $3, $4, $4, $3, 1)`,
      [name, tier, createdAt, accessUntil],
    );
  }
  return id;
}
