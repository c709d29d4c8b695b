import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { SEND_SMS_HOOK } from '#members/account/contract/paths.ts';
import { createCatalog } from '#members/billing/stripe/createCatalog.ts';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import { SITE } from '#site';
import type { Cleanup } from '../cleanup.ts';
import type { HttpServer } from '../http/listen.ts';
import { makeFolder } from '../makeFolder.ts';
import type { PlainError } from '../plainError.ts';
import { newKeys } from '../services/keys.ts';
import { savedTexts } from '../services/savedTexts.ts';
import { startSupabase } from '../services/supabase.ts';
import { givenHook } from '../standins/auth/givenHook.ts';
import { TEST_CODES } from '../standins/auth/testCodes.ts';
import { startBeacon } from '../standins/beacon/start.ts';
import { LOCAL_RESEND } from '../standins/email/account.ts';
import { startEmailInbox } from '../standins/email/start.ts';
import { createInbox, startInbox } from '../standins/inbox.ts';
import { startPushService } from '../standins/push/start.ts';
import { startStripe } from '../standins/stripe/stripe.ts';
import { startTelephone } from '../standins/telephone/telephone.ts';
import { newSigningKey, startSavedAuthority } from '../standins/timeAuthority/saved.ts';
import { createTwilio, LOCAL_TWILIO } from '../standins/twilio/account.ts';
import { createCarrier } from '../standins/twilio/carrier.ts';

interface Services {
  /** Environment variables for the functions and the build. */
  readonly environment: Readonly<Record<string, string>>;
  /** Lines that a start prints about them, in order; none about a hosted project's. */
  readonly rows: readonly (readonly [name: string, said: string])[];
}

/** File in which other commands find a running start's services. */
export const coordinatesFile = (folder: string): string => join(folder, 'stack.json');

/** Only has to look like a Stripe test key. */
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
  await makeFolder(folder);
  const environment: Record<string, string> = { URL: siteUrl };
  const rows: [string, string][] = [];
  /** Registers it to end with the start. */
  const kept = async (starting: Promise<HttpServer>): Promise<string> => {
    const { url, stop } = await starting;
    await cleanup.add(stop);
    return url;
  };
  if (!given.SUPABASE_URL || !given.SUPABASE_SECRET_KEY) {
    const keys = await savedTexts(join(folder, 'keys.json'), newKeys);
    const vapid = await savedTexts(join(folder, 'vapid.json'), webPush.generateVAPIDKeys);
    const inbox = createInbox();
    const smsHook = givenHook(given) ?? { uri: siteUrl + SEND_SMS_HOOK, secrets: keys.hook };
    const supabase = await startSupabase({ folder, keys, inbox, smsHook, onLost }, cleanup);
    const carrier = createCarrier(createTwilio(inbox), inbox, siteUrl);
    const inboxUrl = await kept(startInbox(inbox, undefined, carrier));
    const emailUrl = await kept(startEmailInbox(siteUrl));
    const pushUrl = await kept(startPushService());
    const authority = await startSavedAuthority(join(folder, 'time-authority.json'));
    await cleanup.add(authority.stop);
    const signing = await savedTexts(join(folder, 'ledger-key.json'), newSigningKey);
    const line = {
      callUrl: siteUrl + VOICE_WEBHOOKS.call,
      statusUrl: siteUrl + VOICE_WEBHOOKS.status,
      authToken: LOCAL_TWILIO.token,
      number: SITE.phone,
    };
    const phones = Object.entries(TEST_CODES).map(
      ([digits, code]) => [`+${digits}`, code] as const,
    );
    const beaconUrl = await kept(startBeacon());
    const telephoneUrl = await kept(
      startTelephone(
        line,
        phones.map(([phone]) => phone),
      ),
    );
    rows.push(
      ['SMS inbox', inboxUrl],
      ['Test phone', phones.map(([phone, code]) => `${phone}, code ${code}`).join('; ')],
      ['E-mail inbox', emailUrl],
      ['Notifications', pushUrl],
      ['Telephone', telephoneUrl],
    );
    Object.assign(environment, {
      SIMCAST_LOCAL: '1',
      // Never with a hosted project: samples must not get into real data.
      SIMCAST_SOURCE: given.SIMCAST_SOURCE || 'auto',
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: keys.secret,
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SMS_INBOX_URL: inboxUrl,
      SIMCAST_SMS_PICKS: given.SIMCAST_SMS_PICKS || 'on',
      TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
      TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
      TWILIO_PICKS_MESSAGING_SERVICE_SID: LOCAL_TWILIO.service,
      SEND_SMS_HOOK_SECRETS: smsHook.secrets,
      PHONE_HASH_KEY: keys.phone,
      SIMCAST_EMAIL_PICKS: given.SIMCAST_EMAIL_PICKS || 'on',
      EMAIL_INBOX_URL: emailUrl,
      RESEND_API_KEY: LOCAL_RESEND.key,
      RESEND_WEBHOOK_SECRET: LOCAL_RESEND.secret,
      EMAIL_FROM: LOCAL_RESEND.from,
      EMAIL_POSTAL_ADDRESS: LOCAL_RESEND.postalAddress,
      SIMCAST_PUSH_PICKS: given.SIMCAST_PUSH_PICKS || 'on',
      PUSH_STANDIN_URL: pushUrl,
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: 'mailto:owner@simcast.example',
      TIME_AUTHORITY_URL: authority.url,
      TIME_AUTHORITY_ROOT: authority.rootPem,
      LEDGER_SIGNING_KEY: given.LEDGER_SIGNING_KEY || signing.key,
      SIMCAST_VOICE_LINE: 'on',
      BEACON: given.BEACON || 'local',
      BEACON_URL: beaconUrl,
      TELEPHONE_URL: telephoneUrl,
    });
  }
  if (!given.STRIPE_SECRET_KEY) {
    const account = {
      webhookUrl: `${siteUrl}/api/stripe/webhook`,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      file: join(folder, 'stripe.json'),
    };
    environment.STRIPE_API_URL = await kept(startStripe(account));
    environment.STRIPE_SECRET_KEY = STRIPE_KEY;
    environment.STRIPE_WEBHOOK_SECRET = STRIPE_WEBHOOK_SECRET;
    await createCatalog(stripeOf(environment).stripe);
  }
  const file = coordinatesFile(folder);
  await writeFile(file, `${JSON.stringify(environment, null, 2)}\n`, { mode: 0o600 });
  await cleanup.add(() => rm(file, { force: true }));
  return { environment, rows };
}
