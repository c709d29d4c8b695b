import { isInstant, isRecord, isText } from '#client/checks.ts';
import { TIERS } from '#members/billing/rules/plans.ts';
import type { User } from '../contract/user.ts';

/** A member's data that pages need. */
export type SignedIn = Omit<User, 'tosAccepted' | 'tosIpAddress'> & {
  /** When another device signed in that this one is asked about. */
  readonly newSignIn?: string;
};

const STATUSES = ['none', 'active', 'ended'] as const;

/** The user in an answer; undefined if there is no valid one. */
export function readSignedIn(value: unknown): SignedIn | undefined {
  if (!isRecord(value)) return undefined;
  const { id, phoneNumber, createdAt, tosAcceptedAt } = value;
  if (!isText(id) || !isText(phoneNumber) || !isInstant(createdAt)) return undefined;
  return {
    id,
    phoneNumber,
    isAdmin: value.isAdmin === true,
    createdAt,
    tosAcceptedAt: isInstant(tosAcceptedAt) ? tosAcceptedAt : null,
    subscriptionStatus: STATUSES.find((status) => status === value.subscriptionStatus) ?? 'none',
    ...(isInstant(value.newSignIn) && { newSignIn: value.newSignIn }),
    shutOutUntil: isInstant(value.shutOutUntil) ? value.shutOutUntil : null,
    subscriptionTier: TIERS.find((tier) => tier === value.subscriptionTier) ?? null,
  };
}
