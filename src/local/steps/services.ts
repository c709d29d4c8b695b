import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEND_SMS_HOOK } from '#members/account/contract/paths.ts';
import { createCatalog } from '#members/billing/stripe/createCatalog.ts';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import { SITE } from '#site';
import type { Cleanup } from '../cleanup.ts';
import type { PlainError } from '../plainError.ts';
import { savedKeys } from '../services/savedKeys.ts';
import { startSupabase } from '../services/supabase.ts';
import { givenHook } from '../standins/auth/givenHook.ts';
import { TEST_CODES } from '../standins/auth/testCodes.ts';
import { LOCAL_RESEND } from '../standins/email/account.ts';
import { startEmailInbox } from '../standins/email/start.ts';
import { createInbox, startInbox } from '../standins/inbox.ts';
import { savedVapid } from '../standins/push/savedVapid.ts';
import { startPushService } from '../standins/push/start.ts';
import { startStripe } from '../standins/stripe/stripe.ts';
import { startTelephone } from '../standins/telephone/telephone.ts';
import { createTwilio, LOCAL_TWILIO } from '../standins/twilio/account.ts';
import { createCarrier } from '../standins/twilio/carrier.ts';

export interface Services {
  /** What the functions and the build find in their environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where text messages appear; undefined with a hosted project, which sends them. */
  readonly inboxUrl: string | undefined;
  /** Where e-mails and notifications appear; undefined with a hosted project. */
  readonly emailUrl: string | undefined;
  readonly pushUrl: string | undefined;
  /** Where the voice line is called; undefined with a hosted project, which is called by telephone. */
  readonly telephoneUrl: string | undefined;
}

/** Where the services of a running start are found by the other commands. */
export const coordinatesFile = (folder: string): string => join(folder, 'stack.json');

/** Has to look like one of Stripe's test keys, no more. */
const STRIPE_KEY = 'sk_test_local';
const STRIPE_WEBHOOK_SECRET = 'whsec_local';

/**
 * Starts a stand-in for each outside service without settings in the environment. `onLost` is called if one of them dies and
 * cannot be restarted.
 */
export async function startServices(
  folder: string,
  siteUrl: string,
  given: NodeJS.ProcessEnv,
  cleanup: Cleanup,
  onLost: (error: PlainError) => void,
): Promise<Services> {
  await mkdir(folder, { recursive: true });
  const environment: Record<string, string> = { URL: siteUrl };
  let inboxUrl: string | undefined;
  let emailUrl: string | undefined;
  let pushUrl: string | undefined;
  let telephoneUrl: string | undefined;
  if (!given.SUPABASE_URL || !given.SUPABASE_SECRET_KEY) {
    const keys = await savedKeys(join(folder, 'keys.json'));
    const inbox = createInbox();
    const smsHook = givenHook(given) ?? { uri: siteUrl + SEND_SMS_HOOK, secrets: keys.hook };
    const supabase = await startSupabase({ folder, keys, inbox, smsHook, onLost }, cleanup);
    const carrier = createCarrier(createTwilio(inbox), inbox, siteUrl);
    const server = await startInbox(inbox, undefined, carrier);
    await cleanup.add(server.stop);
    inboxUrl = server.url;
    environment.SIMCAST_LOCAL = '1';
    // Never with a hosted project: samples must not get into real data.
    environment.SIMCAST_SOURCE = given.SIMCAST_SOURCE || 'auto';
    environment.SUPABASE_URL = supabase.url;
    environment.SUPABASE_SECRET_KEY = keys.secret;
    environment.SUPABASE_PUBLISHABLE_KEY = keys.publishable;
    environment.SMS_INBOX_URL = server.url;
    environment.SIMCAST_SMS_PICKS = given.SIMCAST_SMS_PICKS || 'on';
    environment.TWILIO_ACCOUNT_SID = LOCAL_TWILIO.account;
    environment.TWILIO_AUTH_TOKEN = LOCAL_TWILIO.token;
    environment.TWILIO_PICKS_MESSAGING_SERVICE_SID = LOCAL_TWILIO.service;
    environment.SEND_SMS_HOOK_SECRETS = smsHook.secrets;
    environment.PHONE_HASH_KEY = keys.phone;
    const email = await startEmailInbox(siteUrl);
    await cleanup.add(email.stop);
    emailUrl = email.url;
    environment.SIMCAST_EMAIL_PICKS = given.SIMCAST_EMAIL_PICKS || 'on';
    environment.EMAIL_INBOX_URL = email.url;
    environment.RESEND_API_KEY = LOCAL_RESEND.key;
    environment.RESEND_WEBHOOK_SECRET = LOCAL_RESEND.secret;
    environment.EMAIL_FROM = LOCAL_RESEND.from;
    environment.EMAIL_POSTAL_ADDRESS = LOCAL_RESEND.postalAddress;
    const push = await startPushService();
    await cleanup.add(push.stop);
    pushUrl = push.url;
    const vapid = await savedVapid(join(folder, 'vapid.json'));
    environment.SIMCAST_PUSH_PICKS = given.SIMCAST_PUSH_PICKS || 'on';
    environment.PUSH_STANDIN_URL = push.url;
    environment.VAPID_PUBLIC_KEY = vapid.publicKey;
    environment.VAPID_PRIVATE_KEY = vapid.privateKey;
    environment.VAPID_SUBJECT = 'mailto:owner@simcast.example';
    environment.SIMCAST_VOICE_LINE = 'on';
    const telephone = await startTelephone(
      {
        callUrl: siteUrl + VOICE_WEBHOOKS.call,
        statusUrl: siteUrl + VOICE_WEBHOOKS.status,
        authToken: LOCAL_TWILIO.token,
        number: SITE.phone,
      },
      Object.keys(TEST_CODES).map((digits) => `+${digits}`),
    );
    await cleanup.add(telephone.stop);
    telephoneUrl = telephone.url;
    environment.TELEPHONE_URL = telephone.url;
  }
  if (!given.STRIPE_SECRET_KEY) {
    const webhookUrl = `${siteUrl}/api/stripe/webhook`;
    const stripe = await startStripe({
      webhookUrl,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      file: join(folder, 'stripe.json'),
    });
    await cleanup.add(stripe.stop);
    environment.STRIPE_SECRET_KEY = STRIPE_KEY;
    environment.STRIPE_WEBHOOK_SECRET = STRIPE_WEBHOOK_SECRET;
    environment.STRIPE_API_URL = stripe.url;
    await createCatalog(stripeOf(environment).stripe);
  }
  const file = coordinatesFile(folder);
  await writeFile(file, `${JSON.stringify(environment, null, 2)}\n`, { mode: 0o600 });
  await cleanup.add(() => rm(file, { force: true }));
  return { environment, inboxUrl, emailUrl, pushUrl, telephoneUrl };
}
