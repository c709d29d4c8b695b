import * as z from 'zod';
import { CODE_DIGITS, CODE_MINUTES } from '#members/account/rules/code.ts';
import { connect, environmentOf, whyRefused } from '#store/client.ts';
import { otherWays } from './authDoors.ts';
import { checkDatabase } from './database.ts';
import {
  because,
  danger,
  type Environment,
  type Finding,
  missing,
  orOk,
  unchecked,
} from './finding.ts';

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
});

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

async function checkDoors(environment: Environment): Promise<readonly Finding[]> {
  const { data, error, status } = await connect(environment).rpc('open_doors');
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

async function checkAuth(environment: Environment): Promise<readonly Finding[]> {
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

async function checkHosted(environment: Environment): Promise<readonly Finding[]> {
  const { SUPABASE_ACCESS_TOKEN: token, SUPABASE_URL: url = '', URL: siteUrl = '' } = environment;
  if (!token) {
    return [
      unchecked(
        'Supabase Auth: code length and lifetime, test numbers and the Send-SMS hook are not checked; set SUPABASE_ACCESS_TOKEN to check them.',
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
    ],
    'Supabase Auth: codes have six digits, work for five minutes, and our hook sends them.',
  );
}

/** A failed check is one line; the others continue. */
async function looked(
  what: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [missing(`${what} does not answer as it should: ${because(error)}`)];
  }
}

/** Required settings of a Supabase project, and what it must not leave open. */
export async function checkSupabase(environment: Environment): Promise<readonly Finding[]> {
  if (!environment.SUPABASE_URL || !environment.SUPABASE_SECRET_KEY) {
    return [
      unchecked('Supabase: not checked, because SUPABASE_URL and SUPABASE_SECRET_KEY are not set.'),
    ];
  }
  return [
    ...(await looked('Supabase', () => checkDoors(environment))),
    ...(await looked('Supabase', () => checkDatabase(environment))),
    ...(await looked('Supabase Auth', () => checkAuth(environment))),
    ...(await looked('Supabase’s Management API', () => checkHosted(environment))),
  ];
}
