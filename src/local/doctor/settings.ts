import { SITE } from '#site';
import { alertHookOf } from '#slate/operation/alertHook.ts';
import type { Environment } from '#wiring';
import {
  because,
  type DoctorFinding,
  danger,
  missing,
  ok,
  orOk,
  unchecked,
  where,
} from './finding.ts';
import { checkWitnesses } from './witnesses.ts';

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

function lacking(environment: Environment): readonly DoctorFinding[] {
  const given = NEEDED.flatMap(([name, shape, said]) => {
    const value = environment[name];
    if (!value) return [missing(`${name} is not set: ${said}.`)];
    return shape.test(value) ? [] : [missing(`${name} does not look right: ${said}.`)];
  });
  const hooks = environment.SEND_SMS_HOOK_SECRETS?.split('|') ?? [];
  const how =
    hooks.length === 0
      ? 'is not set: v1,whsec_… as in Supabase.'
      : 'does not look right: v1,whsec_ and 32 to 88 characters of base64.';
  const isRight = hooks.length > 0 && hooks.every((secret) => SECRET.test(secret));
  return [...given, ...where(!isRight, missing(`SEND_SMS_HOOK_SECRETS ${how}`))];
}

/** Settings that belong only to a local start. */
const LOCAL_ONLY = [
  'STRIPE_API_URL',
  'SMS_INBOX_URL',
  'EMAIL_INBOX_URL',
  'INDEXNOW_API_URL',
  'PUSH_STANDIN_URL',
  'BEACON_URL',
  'SIMCAST_LOCAL',
  'SIMCAST_CLOCK_OFFSET_MS',
  'SIMCAST_PATIENCE',
  'TIME_AUTHORITY_URL',
  'TIME_AUTHORITY_ROOT',
];

/** Findings for settings with forbidden values. */
function dangers(environment: Environment): readonly DoctorFinding[] {
  const { SUPABASE_SECRET_KEY: key = '', STRIPE_SECRET_KEY, SIMCAST_SOURCE: source } = environment;
  const isPublic = (name: string) => /^PUBLIC_.*(?:KEY|SECRET|TOKEN)/.test(name);
  const found: readonly (readonly [isSo: unknown, text: string])[] = [
    [
      key.startsWith('sb_publishable_'),
      'SUPABASE_SECRET_KEY holds a publishable key, which opens nothing: put an sb_secret_ key there.',
    ],
    [
      key.startsWith('eyJ'),
      'SUPABASE_SECRET_KEY is an old kind of key, which cannot be replaced by itself: make an sb_secret_ key and turn off the old ones.',
    ],
    [
      STRIPE_SECRET_KEY?.includes('_test_'),
      'STRIPE_SECRET_KEY is a test key: nobody pays, and test cards get Premium. Use a live key.',
    ],
    ...LOCAL_ONLY.map(
      (name) =>
        [
          environment[name],
          `${name} is set: it belongs to a local start, never to a deployed site.`,
        ] as const,
    ),
    [
      source && source !== 'espn',
      `SIMCAST_SOURCE is ${source}: samples would be published as live.`,
    ],
    ...Object.keys(environment).map(
      (name) =>
        [
          isPublic(name),
          `${name}: settings that begin with PUBLIC_ are built into the pages, where everyone can read them.`,
        ] as const,
    ),
  ];
  return found.flatMap(([isSo, text]) => (isSo ? [danger(text)] : []));
}

/** Values in src/site.ts that the owner has never changed. */
const placeholders = (): readonly DoctorFinding[] => [
  ...where(
    new URL(SITE.url).hostname.endsWith('.example'),
    missing(`src/site.ts: the address is still ${SITE.url}; feeds, cards and links name it.`),
  ),
  ...where(
    /555-?01\d\d$/.test(SITE.phone),
    missing(`src/site.ts: the phone is still ${SITE.phone}, which is nobody's number.`),
  ),
];

/** Whether somebody is alerted to problems. */
function alerts(environment: Environment): DoctorFinding {
  try {
    return alertHookOf(environment)
      ? ok('ALERT_WEBHOOK_URL is set: `npm run doctor -- --alert` sends a test alert there.')
      : unchecked('ALERT_WEBHOOK_URL is not set: nobody is told when the refresh or a feed fails.');
  } catch (error) {
    return missing(because(error));
  }
}

/** Checks the environment and src/site.ts, before any request. */
export function checkSettings(environment: Environment): readonly DoctorFinding[] {
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
    ...checkWitnesses(environment),
    alerts(environment),
    ...orOk(placeholders(), 'src/site.ts names an address and a phone of its own.'),
  ];
}
