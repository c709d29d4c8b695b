import { randomBytes } from 'node:crypto';

export const newStripeId = (prefix: string): string =>
  `${prefix}_${randomBytes(12).toString('hex')}`;
