import { SITE } from '#site';
import { TEST_CODES } from './testCodes.ts';

/** Settings of Supabase Auth on which sign-in by phone depends. */
export interface AuthSettings {
  /** New users may sign up. */
  readonly signup: boolean;
  /** Sign-in by phone is on. */
  readonly phone: boolean;
  readonly codeLength: number;
  /** How long a code is valid. */
  readonly codeLifetimeS: number;
  /** Minimum time between two codes to a user. */
  readonly codeIntervalS: number;
  /** The text message without a hook; `{{ .Code }}` is the code. */
  readonly template: string;
  /** Limit of texts per hour for the whole project. */
  readonly textsPerHour: number;
  /** Limit of requests per address in five minutes; undefined: no limit, as if no header names the address. */
  readonly perAddress: AddressLimits | undefined;
  /** `Sb-Forwarded-For` names the address, in calls with the secret key (`security_sb_forwarded_for_enabled`). */
  readonly believesForwardedFor: boolean;
  readonly jwtLifetimeS: number;
  /** Format of new sessions' refresh tokens: 1 twelve letters and digits, 2 longer and signed. */
  readonly refreshTokens: 1 | 2;
  /** For this long, a used refresh token still returns a new one. */
  readonly reuseIntervalS: number;
  /** A refresh token used again later revokes all of its session. */
  readonly rotation: boolean;
  /** A session ends this long after its beginning. */
  readonly sessionTimeboxS: number | undefined;
  /** A session ends if it is not refreshed for this long. */
  readonly sessionInactivityS: number | undefined;
  readonly passwordLength: number;
  readonly passwordClasses: readonly string[];
  /** A session older than a day must not set a password. */
  readonly passwordNeedsFreshSession: boolean;
  /** Numbers (digits only) with a fixed code, to which nothing is sent. */
  readonly testCodes: Readonly<Record<string, string>>;
  /** The fixed codes are valid until then; undefined: forever. */
  readonly testCodesUntil: Date | undefined;
  /** Each action is written to `auth.audit_log_entries` (unless `audit_log_disable_postgres`). */
  readonly logsToPostgres: boolean;
  /** Time limit of a response. */
  readonly answerWithinMs: number;
}

interface AddressLimits {
  /** Limit for each of `/otp`, `/resend` and changes of `/user`. */
  readonly signIns: number;
  readonly verifications: number;
  readonly refreshes: number;
}

/** Supabase Auth's defaults. */
const DEFAULTS: AuthSettings = {
  signup: true,
  phone: false,
  codeLength: 6,
  codeLifetimeS: 60,
  codeIntervalS: 60,
  template: 'Your code is {{ .Code }}',
  textsPerHour: 30,
  perAddress: { signIns: 30, verifications: 30, refreshes: 150 },
  believesForwardedFor: false,
  jwtLifetimeS: 3600,
  refreshTokens: 1,
  reuseIntervalS: 0,
  rotation: true,
  sessionTimeboxS: undefined,
  sessionInactivityS: undefined,
  passwordLength: 6,
  passwordClasses: [],
  passwordNeedsFreshSession: false,
  testCodes: {},
  testCodesUntil: undefined,
  logsToPostgres: true,
  answerWithinMs: 10_000,
};

/** The hosted project's settings in `supabase/config.toml` (a test compares them), plus the local test numbers. */
export const PROJECT: AuthSettings = {
  ...DEFAULTS,
  phone: true,
  codeLifetimeS: 300,
  template: `Your ${SITE.name} code is {{ .Code }}. It is good for 5 minutes.`,
  textsPerHour: 300,
  perAddress: { signIns: 3000, verifications: 3000, refreshes: 1800 },
  believesForwardedFor: true,
  logsToPostgres: false,
  reuseIntervalS: 10,
  passwordLength: 32,
  passwordClasses: [
    'abcdefghijklmnopqrstuvwxyz',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '0123456789',
    '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~',
  ],
  passwordNeedsFreshSession: true,
  testCodes: TEST_CODES,
};
