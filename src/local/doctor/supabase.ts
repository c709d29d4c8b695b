import * as z from 'zod';
import { CODE_DIGITS, CODE_MINUTES } from '#members/account/rules/code.ts';
import { connectStore, environmentOf, whyRefused } from '#store/client.ts';
import type { Environment } from '#wiring';
import { otherWays } from './authDoors.ts';
import { checkDatabase } from './database.ts';
import { because, type DoctorFinding, danger, missing, orOk, unchecked, where } from './finding.ts';

const CODE_SECONDS = 60 * CODE_MINUTES.phone;

const doorsSchema = z.object({
  withoutRowSecurity: z.array(z.string()),
  granted: z.array(z.string()),
  callable: z.array(z.string()),
  clockMoved: z.boolean(),
});

const settingsSchema = z.object({
  external: z.object({ phone: z.boolean() }),
  disable_signup: z.boolean(),
  phone_autoconfirm: z.boolean(),
});

/** Settings that `supabase/config.toml` cannot contain, with the Management API's names. */
const hostedSchema = z.object({
  sms_otp_length: z.int(),
  sms_otp_exp: z.int(),
  sms_test_otp: z.string().nullish(),
  hook_send_sms_enabled: z.boolean(),
  hook_send_sms_uri: z.string().nullish(),
  security_sb_forwarded_for_enabled: z.boolean().nullish(),
  audit_log_disable_postgres: z.boolean().nullish(),
  rate_limit_otp: z.int().nullish(),
  rate_limit_verify: z.int().nullish(),
  rate_limit_sms_sent: z.int().nullish(),
});

/** What supabase/config.toml says; less lets a rush wait. */
const LEAST_PER_ADDRESS = 3_000;
const LEAST_TEXTS_AN_HOUR = 300;

type Hosted = z.infer<typeof hostedSchema>;

/** Limits of Supabase Auth that hold our readers up, and what it keeps of them. */
const limitsOf = (hosted: Hosted): readonly DoctorFinding[] => [
  ...where(
    hosted.security_sb_forwarded_for_enabled !== true,
    missing(
      'Supabase Auth: it limits our functions’ few addresses instead of each reader’s (security_sb_forwarded_for_enabled is off).',
    ),
  ),
  ...where(
    Math.min(hosted.rate_limit_otp ?? 0, hosted.rate_limit_verify ?? 0) < LEAST_PER_ADDRESS,
    missing(
      `Supabase Auth: an address gets fewer than ${LEAST_PER_ADDRESS} codes or checks in five minutes (rate_limit_otp ${hosted.rate_limit_otp ?? 'not set'}, rate_limit_verify ${hosted.rate_limit_verify ?? 'not set'}): in a rush readers are refused.`,
    ),
  ),
  ...where(
    (hosted.rate_limit_sms_sent ?? 0) < LEAST_TEXTS_AN_HOUR,
    missing(
      `Supabase Auth: it sends ${hosted.rate_limit_sms_sent ?? 'an unknown number of'} texts an hour, fewer than ${LEAST_TEXTS_AN_HOUR} (rate_limit_sms_sent).`,
    ),
  ),
  ...where(
    hosted.audit_log_disable_postgres !== true,
    missing(
      'Supabase Auth: it writes each sign-in with its number into auth.audit_log_entries (audit_log_disable_postgres is off).',
    ),
  ),
];

const reachSchema = z.object({
  readsBans: z.boolean(),
  deletesLog: z.boolean(),
  logKept: z.boolean().nullable(),
});

/** What our own functions may do with the tables of Supabase Auth; fine is not said. */
async function checkReach(environment: Environment): Promise<readonly DoctorFinding[]> {
  const { data, error } = await connectStore(environment).rpc('reach_into_auth');
  // The migrations are not there, which is said already.
  if (error) return [];
  const { readsBans, deletesLog, logKept } = reachSchema.parse(data);
  return [
    ...where(
      !readsBans,
      missing(
        'Supabase: our functions may not read auth.users: a ban by hand there ends no session.',
      ),
    ),
    ...where(
      !deletesLog && logKept !== false,
      missing(
        'Supabase: our functions may not empty auth.audit_log_entries: it keeps the numbers of deleted members. Ask Supabase’s support to.',
      ),
    ),
  ];
}

const WITHIN_MS = 10_000;

async function askJson(url: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, {
    headers,
    signal: AbortSignal.timeout(WITHIN_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return answer.json();
}

async function checkDoors(environment: Environment): Promise<readonly DoctorFinding[]> {
  const { data, error, status } = await connectStore(environment).rpc('open_doors');
  // An answer has a code; without one there was none.
  if (error && !error.code) throw new Error(whyRefused(error, status));
  if (error)
    return [
      missing(
        `Supabase: the migrations are not there, or not all of them (${error.message}). supabase db push brings them.`,
      ),
    ];
  const doors = doorsSchema.parse(data);
  return orOk(
    [
      ...doors.withoutRowSecurity.map((table) =>
        danger(`Supabase: row level security is off on ${table}.`),
      ),
      ...[...doors.granted, ...doors.callable].map((text) => danger(`Supabase: ${text}.`)),
      ...(doors.clockMoved ? [danger('Supabase: the clock of the database has been moved.')] : []),
    ],
    'Supabase: every table is under row level security, and no key but the secret one opens anything.',
  );
}

async function checkAuth(environment: Environment): Promise<readonly DoctorFinding[]> {
  const { url, key } = environmentOf(environment);
  const answer = await askJson(new URL('/auth/v1/settings', url).href, { apikey: key });
  const settings = settingsSchema.parse(answer);
  return orOk(
    [
      ...otherWays(answer),
      ...(settings.external.phone ? [] : [missing('Supabase Auth: phone sign-in is off.')]),
      ...(settings.disable_signup ? [missing('Supabase Auth: nobody new can sign up.')] : []),
      ...(settings.phone_autoconfirm
        ? [
            danger(
              'Supabase Auth: phone_autoconfirm is on: numbers count as confirmed without a code.',
            ),
          ]
        : []),
    ],
    'Supabase Auth: phone sign-in is on, and a number needs a code.',
  );
}

async function checkHosted(environment: Environment): Promise<readonly DoctorFinding[]> {
  const { SUPABASE_ACCESS_TOKEN: token, SUPABASE_URL: url = '', URL: siteUrl = '' } = environment;
  if (!token) {
    return [
      unchecked(
        'Supabase Auth: code length and lifetime, test numbers, the Send-SMS hook, the limits of a rush and the log of sign-ins are not checked; set SUPABASE_ACCESS_TOKEN to check them.',
      ),
    ];
  }
  const [project = ''] = new URL(url).hostname.split('.');
  const api = environment.SUPABASE_API_URL || 'https://api.supabase.com';
  const path = `/v1/projects/${project}/config/auth`;
  const hosted = hostedSchema.parse(
    await askJson(new URL(path, api).href, { authorization: `Bearer ${token}` }),
  );
  const hook = new URL('/api/hooks/send-sms', siteUrl).href;
  return orOk(
    [
      ...(hosted.sms_otp_length === CODE_DIGITS
        ? []
        : [
            missing(
              `Supabase Auth: codes have ${hosted.sms_otp_length} digits, not ${CODE_DIGITS} (sms_otp_length).`,
            ),
          ]),
      ...(hosted.sms_otp_exp === CODE_SECONDS
        ? []
        : [
            missing(
              `Supabase Auth: codes live ${hosted.sms_otp_exp} s, not ${CODE_SECONDS} (sms_otp_exp).`,
            ),
          ]),
      ...(hosted.sms_test_otp
        ? [danger('Supabase Auth: there are test numbers, whose codes always work (sms_test_otp).')]
        : []),
      ...(hosted.hook_send_sms_enabled && hosted.hook_send_sms_uri === hook
        ? []
        : [missing(`Supabase Auth: the Send-SMS hook does not lead to ${hook}.`)]),
      ...limitsOf(hosted),
    ],
    'Supabase Auth: codes have six digits, work for five minutes, and our hook sends them.',
  );
}

/** A failed check is one line; the others continue. */
async function looked(
  what: string,
  look: () => Promise<readonly DoctorFinding[]>,
): Promise<readonly DoctorFinding[]> {
  try {
    return await look();
  } catch (error) {
    return [missing(`${what} does not answer as it should: ${because(error)}`)];
  }
}

/** Required settings of a Supabase project, and what it must not leave open. */
export async function checkSupabase(environment: Environment): Promise<readonly DoctorFinding[]> {
  if (!environment.SUPABASE_URL || !environment.SUPABASE_SECRET_KEY) {
    return [
      unchecked('Supabase: not checked, because SUPABASE_URL and SUPABASE_SECRET_KEY are not set.'),
    ];
  }
  return [
    ...(await looked('Supabase', () => checkDoors(environment))),
    ...(await looked('Supabase', () => checkDatabase(environment))),
    ...(await looked('Supabase', () => checkReach(environment))),
    ...(await looked('Supabase Auth', () => checkAuth(environment))),
    ...(await looked('Supabase’s Management API', () => checkHosted(environment))),
  ];
}
