import { SITE } from '#site';
import { witnessesOf } from '#slate/ledger/stamping/fromEnvironment.ts';
import { alertHookOf } from '#slate/operation/alertHook.ts';
import {
  because,
  danger,
  type Environment,
  type Finding,
  missing,
  ok,
  orOk,
  unchecked,
} from './finding.ts';

const SECRET = /^v1,whsec_[A-Za-z0-9+/]{32,88}={0,2}$/;

/** Settings that the deployed site needs, with their patterns. */
const NEEDED: readonly [name: string, shape: RegExp, said: string][] = [
  ['URL', /^https:\/\/[^/]+$/, 'the site’s own https address, without a path'],
  ['SUPABASE_URL', /^https:\/\/[^/]+\/?$/, 'the https address of the Supabase project'],
  ['SUPABASE_SECRET_KEY', /^sb_secret_\w/, 'a secret key (sb_secret_…)'],
  ['PHONE_HASH_KEY', /^.{32,}$/s, '32 characters or more, made once and never changed'],
  [
    'STRIPE_SECRET_KEY',
    /^[rs]k_(?:live|test)_\w/,
    'a secret or restricted key (sk_live_…, rk_live_…)',
  ],
  [
    'STRIPE_WEBHOOK_SECRET',
    /^whsec_\w+(?:\|whsec_\w+)*$/,
    'whsec_…, two with | between while one is replaced',
  ],
  ['TWILIO_ACCOUNT_SID', /^AC[\da-f]{32}$/, 'AC and 32 hexadecimal digits'],
  ['TWILIO_AUTH_TOKEN', /./, 'the token of that account'],
  ['TWILIO_MESSAGING_SERVICE_SID', /^MG[\da-f]{32}$/, 'MG and 32 hexadecimal digits'],
  ['BUILD_HOOK_URL', /^https:\/\//, 'the address of a Netlify build hook'],
];

function lacking(environment: Environment): readonly Finding[] {
  const given = NEEDED.flatMap(([name, shape, said]) => {
    const value = environment[name];
    if (!value) return [missing(`${name} is not set: ${said}.`)];
    return shape.test(value) ? [] : [missing(`${name} does not look right: ${said}.`)];
  });
  const hooks = environment.SEND_SMS_HOOK_SECRETS?.split('|') ?? [];
  if (hooks.length === 0)
    return [...given, missing('SEND_SMS_HOOK_SECRETS is not set: v1,whsec_… as in Supabase.')];
  return hooks.every((secret) => SECRET.test(secret))
    ? given
    : [
        ...given,
        missing(
          'SEND_SMS_HOOK_SECRETS does not look right: v1,whsec_ and 32 to 88 characters of base64.',
        ),
      ];
}

/** Settings with dangerous values. */
function dangers(environment: Environment): readonly Finding[] {
  const found: Finding[] = [];
  const key = environment.SUPABASE_SECRET_KEY ?? '';
  if (key.startsWith('sb_publishable_')) {
    found.push(
      danger(
        'SUPABASE_SECRET_KEY holds a publishable key: it opens nothing, and means that one is about.',
      ),
    );
  }
  if (key.startsWith('eyJ')) {
    found.push(
      danger(
        'SUPABASE_SECRET_KEY is a key of the old kind, which cannot be replaced alone: make an sb_secret_ key and turn the old ones off.',
      ),
    );
  }
  if (environment.STRIPE_SECRET_KEY?.includes('_test_')) {
    found.push(danger('STRIPE_SECRET_KEY is of test mode: nobody pays, and test cards get in.'));
  }
  for (const name of [
    'STRIPE_API_URL',
    'SMS_INBOX_URL',
    'EMAIL_INBOX_URL',
    'PUSH_STANDIN_URL',
    'SIMCAST_LOCAL',
    'SIMCAST_CLOCK_OFFSET_MS',
    'SIMCAST_PATIENCE',
  ]) {
    if (environment[name])
      found.push(danger(`${name} is set: it belongs to a local start, never to a deployed site.`));
  }
  if (environment.SIMCAST_SOURCE && environment.SIMCAST_SOURCE !== 'espn') {
    found.push(
      danger(
        `SIMCAST_SOURCE is ${environment.SIMCAST_SOURCE}: samples would be published as live.`,
      ),
    );
  }
  for (const name of Object.keys(environment)) {
    if (/^PUBLIC_.*(?:KEY|SECRET|TOKEN)/.test(name)) {
      found.push(
        danger(`${name}: what begins with PUBLIC_ is built into the pages for everyone to read.`),
      );
    }
  }
  return found;
}

/** Placeholder values in src/site.ts that the owner never replaced. */
function placeholders(): readonly Finding[] {
  const left: Finding[] = [];
  if (new URL(SITE.url).hostname.endsWith('.example')) {
    left.push(
      missing(`src/site.ts: the address is still ${SITE.url}; feeds, cards and links name it.`),
    );
  }
  if (/555-?01\d\d$/.test(SITE.phone)) {
    left.push(missing(`src/site.ts: the phone is still ${SITE.phone}, which is nobody's number.`));
  }
  return left;
}

/** The witnesses of the ledger's heads: none is fine, an invalid address is not. */
function checkWitnesses(environment: Environment): Finding {
  try {
    const names = witnessesOf(environment).map(({ name }) => name);
    if (names.length === 0) return ok('The ledger’s heads are stamped by nobody outside.');
    return ok(`The ledger’s heads are stamped by ${names.join(', ')}.`);
  } catch (error) {
    return missing(because(error));
  }
}

/** Whether somebody is alerted to problems. */
function alerts(environment: Environment): Finding {
  try {
    return alertHookOf(environment)
      ? ok('ALERT_WEBHOOK_URL is set: `npm run doctor -- --alert` sends a test alert there.')
      : unchecked('ALERT_WEBHOOK_URL is not set: nobody is told when the refresh or a feed fails.');
  } catch (error) {
    return missing(because(error));
  }
}

/** Checks the environment and src/site.ts, before any request. */
export function checkSettings(environment: Environment): readonly Finding[] {
  const paid = environment.OPEN_METEO_API_KEY
    ? ok('OPEN_METEO_API_KEY is set.')
    : missing(
        'OPEN_METEO_API_KEY is not set: the free weather service is not for sites that charge.',
      );
  return [
    ...orOk(
      [...lacking(environment), ...dangers(environment)],
      'All settings are there and look right.',
    ),
    paid,
    checkWitnesses(environment),
    alerts(environment),
    ...orOk(placeholders(), 'src/site.ts names an address and a phone of its own.'),
  ];
}
