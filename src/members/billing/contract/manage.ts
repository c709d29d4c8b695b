import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { tierSchema } from '#contract/tier.ts';
import { SUBSCRIPTION_PATHS } from './paths.ts';

const nothing = z.strictObject({});
const ok = z.object({ ok: z.literal(true) });

/** POST: ends the subscription with the paid period. */
export const cancelSubscription = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.cancel,
  body: nothing,
  answer: ok,
} as const;

/** POST: gives back what was paid and ends the subscription at once. 409 if it cannot be had; 429 after ten tries a day. */
export const moneyBack = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.moneyBack,
  body: nothing,
  answer: ok,
} as const;

/** POST: lets it renew again. */
export const resumeSubscription = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.resume,
  body: nothing,
  answer: ok,
} as const;

/** POST: what a switch to the other plan would cost now. Changes nothing. */
export const previewSwitch = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.previewSwitch,
  body: z.object({ tier: tierSchema }),
  answer: z.object({
    tier: tierSchema,
    /** Cents: charged at once; or a credit for later invoices. */
    dueNow: z.int(),
    credit: z.int(),
    /** Cents: credit for the unused part of the current period. */
    unused: z.int(),
    /** End of the new period, when the next payment would be due. */
    nextPayment: instant,
    /** Cents due then, after credit; null where Stripe cannot tell yet. */
    nextDue: z.nullable(z.int()),
    /** Sent back with the switch, so that it costs what was shown. */
    prorationDate: z.int(),
    /** What is agreed to about the new plan's renewal; its version is sent back. */
    renewal: z.object({ version: z.string(), text: z.string() }),
  }),
} as const;

/**
 * POST: switches at the preview's price. 400 without the agreement to the new renewal; 409 if the preview or that is too old; 402 if
 * the card is declined.
 */
export const switchPlan = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.switchPlan,
  body: z.object({
    tier: tierSchema,
    prorationDate: z.int(),
    dueNow: z.int(),
    renewal: z.optional(z.object({ version: z.string() })),
  }),
  answer: ok,
} as const;

/** POST: a short-lived address of Stripe's portal, for payment method and billing details. */
export const openPortal = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.portal,
  body: nothing,
  answer: z.object({ url: z.url() }),
} as const;

/**
 * POST: names the last four digits of a card that paid: by it a new device comes to be trusted. What needs trust answers 428
 * until then. 400 if wrong, 409 where a device without trust bought it
 * within a day, 429 after five a day.
 */
export const confirmCard = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.confirmCard,
  body: z.object({
    last4: z
      .string({ error: 'Please enter the last four digits' })
      .check(z.regex(/^[0-9]{4}$/, { error: 'Please enter the last four digits' })),
  }),
  answer: ok,
} as const;

/** POST: the number of a paid invoice, for who paid without a card. 400 if wrong, 429 after five a day, cards included. */
export const confirmInvoice = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.confirmInvoice,
  body: z.object({
    invoice: z
      .string()
      .check(
        z.trim(),
        z.minLength(6, 'Please enter the number of an invoice'),
        z.maxLength(40, 'Please enter the number of an invoice'),
      ),
  }),
  answer: ok,
} as const;

/** POST: cancels at once, deletes the account and signs out everywhere. */
export const deleteAccount = {
  method: 'POST',
  path: SUBSCRIPTION_PATHS.deleteAccount,
  body: z.object({ confirm: z.literal('DELETE', { error: 'Please type DELETE to confirm' }) }),
  answer: ok,
} as const;
