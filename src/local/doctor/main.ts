import process from 'node:process';
import { clock } from '#clock';
import { probesOf } from '#feeds/joined/probes.ts';
import { runProbe } from '#feeds/probe/runProbe.ts';
import { createCatalog } from '#members/billing/stripe/createCatalog.ts';
import { createEndpoint, endpointUrl } from '#members/billing/stripe/endpoint.ts';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { SITE } from '#site';
import { readKeyedFeeds } from '#slate/odds/store/due.ts';
import { connectStore } from '#store/client.ts';
import { commandLine } from '../commandLine/commandLine.ts';
import { DOCTOR } from '../commandLine/scripts/owner.ts';
import { PlainError } from '../plainError.ts';
import { probeSettings } from '../probe/settings.ts';
import { runSession } from '../session.ts';
import { loadEnvironment } from '../steps/store.ts';
import { checkEmail, checkPush } from './channels.ts';
import { checkClaims } from './claims.ts';
import { checkFeeds } from './feeds.ts';
import { type DoctorFinding, type FindingLevel, sumText, unchecked } from './finding.ts';
import { checkOdds } from './odds.ts';
import { checkPicks } from './picks.ts';
import { checkRights } from './rights.ts';
import { checkSettings } from './settings.ts';
import { checkSite } from './site.ts';
import { checkStripe } from './stripe.ts';
import { checkSupabase } from './supabase.ts';
import { sendTestAlert } from './testAlert.ts';
import { checkTexts } from './texts.ts';
import { checkVoice } from './voice.ts';

const { create: creates, alert } = commandLine(DOCTOR).values;

const MARKS: Readonly<Record<FindingLevel, string>> = {
  ok: 'ok       ',
  missing: 'MISSING  ',
  danger: 'DANGER   ',
  unchecked: 'unchecked',
};

/** Creates what a new Stripe account lacks: product, prices, webhook. */
async function create(): Promise<void> {
  const { stripe, livemode } = stripeOf(process.env);
  const { URL: siteUrl = '' } = process.env;
  if (!siteUrl.startsWith('https://')) {
    throw new PlainError('Set URL to the site’s https address first: the webhook leads there.');
  }
  const { prices } = await createCatalog(stripe);
  console.log(
    `Stripe (${livemode ? 'live' : 'test'} mode): monthly ${prices.monthly}, yearly ${prices.yearly}.`,
  );
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  if (data.some(({ url }) => url === endpointUrl(siteUrl))) {
    console.log('The webhook is there already; its secret is in the dashboard.');
    return;
  }
  const { secret } = await createEndpoint(stripe, siteUrl);
  console.log(
    `The webhook is made. Set this for the site, it is shown only now:\nSTRIPE_WEBHOOK_SECRET=${secret}`,
  );
}

/** The feeds' answers to the product's own requests, if it may make any. */
async function probed(): Promise<readonly DoctorFinding[]> {
  if (process.env.SIMCAST_SOURCE === 'demo') {
    return [unchecked('The feeds are not checked: SIMCAST_SOURCE is demo.')];
  }
  console.log('Asking the feeds, about a minute …');
  return checkFeeds(await runProbe(probesOf(process.env, clock.now()), probeSettings(process.env)));
}

/** How the feeds of many books last answered; undefined if the store cannot be read. */
async function oddsStates() {
  try {
    return await readKeyedFeeds(connectStore(process.env), process.env);
  } catch {
    return undefined;
  }
}

const print = (title: string, findings: readonly DoctorFinding[]): void => {
  console.log(`\n${title}`);
  for (const { level, text } of findings) console.log(`  ${MARKS[level]}  ${text}`);
};

async function doctor(): Promise<void> {
  loadEnvironment();
  if (creates) await create();
  if (alert) {
    await sendTestAlert(process.env, SITE.name);
    console.log('A test alert was sent and accepted.');
  }
  const parts = [
    ['Settings', checkSettings(process.env)],
    ['Picks by text', checkPicks(process.env)],
    ['Picks by notification', checkPush(process.env)],
    ['Picks by e-mail', checkEmail(process.env)],
    ['Stripe', await checkStripe(process.env)],
    ['Supabase', await checkSupabase(process.env)],
    ['Sign-in codes', await checkTexts(process.env, clock.now())],
    ['Voice line', checkVoice(process.env)],
    ['Feeds', await probed()],
    ['Many books', checkOdds(process.env, await oddsStates())],
    ['Rights to the feeds (src/domain/rights)', checkRights(process.env)],
    ['The deployed site', await checkSite(process.env)],
    ['Claims without data (src/site/content/marketing/claims.ts)', checkClaims(process.env)],
  ] as const;
  for (const [title, findings] of parts) print(title, findings);
  const all = parts.flatMap(([, findings]) => findings);
  const sum = `\n${sumText(all)}`;
  if (all.some(({ level }) => level === 'danger' || level === 'missing')) throw new PlainError(sum);
  console.log(sum);
}

await runSession(doctor, { stays: false });
