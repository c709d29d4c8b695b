import type { ListedUser } from '#members/admin/contract.ts';

/** A member with a yearly subscription, as in the admin's list. */
export const LISTED_USER: ListedUser = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  phoneNumber: '+14125550137',
  isAdmin: false,
  banned: false,
  tosAccepted: true,
  tosAcceptedAt: '2025-11-02T14:14:00Z',
  tosIpAddress: '203.0.113.24',
  subscriptionStatus: 'active',
  subscriptionTier: 'yearly',
  createdAt: '2025-11-02T14:14:00Z',
};
