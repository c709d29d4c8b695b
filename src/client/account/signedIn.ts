import type { User } from '#contract/auth/user.ts';
import { TIERS } from '#domain/billing/plans.ts';

/** What pages need to know of who is signed in. */
export type SignedIn = Pick<User, 'id' | 'phoneNumber' | 'subscriptionStatus' | 'subscriptionTier'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const STATUSES = ['none', 'active', 'ended'] as const;

/** The user of an answer; undefined where it holds none that can be read. */
export function readUser(value: unknown): SignedIn | undefined {
  if (!isObject(value)) return undefined;
  const { id, phoneNumber } = value;
  if (typeof id !== 'string' || typeof phoneNumber !== 'string') return undefined;
  return {
    id,
    phoneNumber,
    subscriptionStatus: STATUSES.find((status) => status === value.subscriptionStatus) ?? 'none',
    subscriptionTier: TIERS.find((tier) => tier === value.subscriptionTier) ?? null,
  };
}
