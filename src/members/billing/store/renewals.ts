import * as z from 'zod';
import type { Whence } from '#members/account/store/accounts.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { AccountNotice } from '../rules/notices.ts';
import { TIERS, type Tier } from '../rules/plans.ts';
import type { RenewalWording } from '../rules/renewal.ts';

const shownSchema = z.array(
  z.object({
    kind: z.enum(['renewal', 'price', 'money back', 'break']),
    title: z.string(),
    text: z.string(),
    at: timestampColumn,
  }),
);

const renewingSchema = z.array(
  z.object({
    id: z.string(),
    memberId: z.uuid(),
    tier: z.enum(TIERS),
    createdAt: timestampColumn,
    periodEnd: timestampColumn,
    /** Kind and key of each notice so far. */
    told: z.array(z.string()),
  }),
);
const breaksSchema = z.array(
  z.object({
    id: z.string(),
    memberId: z.uuid(),
    tier: z.enum(TIERS),
    until: timestampColumn,
    periodEnd: timestampColumn,
    /** Keys of what was told of breaks so far. */
    told: z.array(z.string()),
  }),
);
export type RenewingRow = z.infer<typeof renewingSchema>[number];

/** Consents to renewals, and what members are told of their subscription: each a database function. */
export const createRenewals = (client: Client) => ({
  noteConsent: (memberId: string, tier: Tier, wording: RenewalWording, whence: Whence) =>
    expectSuccess(
      'noting a consent to the renewal',
      client.rpc('note_renewal_consent', {
        p_member: memberId,
        p_tier: tier,
        p_version: wording.version,
        p_wording: wording.text,
        p_ip: whence.ip,
        p_device: whence.device,
      }),
    ),
  /** Tells a member once, under their account and over their channels. Answers whether it was new. */
  tell: (
    memberId: string,
    { kind, key, title, text, wait }: AccountNotice,
    channels: readonly string[],
  ): Promise<boolean> => {
    const call = client.rpc('tell_member', {
      p_member: memberId,
      p_kind: kind,
      p_key: key,
      p_title: title,
      p_body: text,
      p_wait: wait,
      p_channels: channels,
    });
    return readData('telling a member', call, z.boolean());
  },
  noticesOf: (memberId: string) =>
    readData('reading notices', client.rpc('notices_of', { p_member: memberId }), shownSchema),
  /** Those that renew, in the order of their ids. @param after the last id read before */
  renewing: (after: string, most: number): Promise<RenewingRow[]> => {
    const call = client.rpc('renewing_subscriptions', { p_after: after, p_most: most });
    return readData('reading what renews', call, renewingSchema);
  },
  /** Breaks of a month or more, now or in the last week, with the subscription that goes on. @param memberId null: everybody's */
  breaksToTell: (memberId: string | null) => {
    const call = client.rpc('breaks_to_tell', { p_member: memberId });
    return readData('reading breaks', call, breaksSchema);
  },
});

export type Renewals = ReturnType<typeof createRenewals>;
