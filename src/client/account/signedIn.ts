import type { User } from '#contract/auth/user.ts';
import { TIERS } from '#domain/billing/plans.ts';
import { isRecord, isText } from '../checks.ts';

/** What pages need to know of who is signed in. */
export type SignedIn = Pick<User, 'id' | 'phoneNumber' | 'subscriptionStatus' | 'subscriptionTier'>;

const STATUSES = ['none', 'active', 'ended'] as const;

/** The user of an answer; undefined where it holds none that can be read. */
export function readUser(value: unknown): SignedIn | undefined {
  if (!isRecord(value)) return undefined;
  const { id, phoneNumber } = value;
  if (!isText(id) || !isText(phoneNumber)) return undefined;
  return {
    id,
    phoneNumber,
    subscriptionStatus: STATUSES.find((status) => status === value.subscriptionStatus) ?? 'none',
    subscriptionTier: TIERS.find((tier) => tier === value.subscriptionTier) ?? null,
  };
}
