import { randomBytes } from 'node:crypto';

/** A Supabase project's keys, made for one machine. */
export interface Keys {
  readonly publishable: string;
  readonly secret: string;
  /** Signs user sessions; at least 32 characters, PostgREST's minimum. */
  readonly jwt: string;
  /** Signs calls of Supabase Auth's Send-SMS hook. */
  readonly hook: string;
  /** Key for hashes of banned numbers. */
  readonly phone: string;
}

export const newKeys = (): Keys => ({
  publishable: `sb_publishable_${randomBytes(12).toString('base64url')}`,
  secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
  jwt: randomBytes(32).toString('base64url'),
  hook: `v1,whsec_${randomBytes(32).toString('base64')}`,
  phone: randomBytes(32).toString('base64url'),
});
