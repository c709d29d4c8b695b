import { TEST_CODES } from './testCodes.ts';

/** What Supabase Auth can be set to, as far as sign-in by phone depends on it. */
export interface AuthSettings {
  /** New users may sign up. */
  readonly signup: boolean;
  /** Sign-in by phone is on. */
  readonly phone: boolean;
  readonly codeLength: number;
  /** How long a code is good. */
  readonly codeLifetimeS: number;
  /** Least time between two codes to a user. */
  readonly codeIntervalS: number;
  /** What a text says where no hook sends it; `{{ .Code }}` is the code. */
  readonly template: string;
  /** Texts of the whole project in an hour. */
  readonly textsPerHour: number;
  /** Requests of one address in five minutes; undefined: not limited, as where no header names the address. */
  readonly perAddress: AddressLimits | undefined;
  readonly jwtLifetimeS: number;
  /** Which form new sessions' refresh tokens have: 1 twelve letters and digits, 2 longer and signed. */
  readonly refreshTokens: 1 | 2;
  /** A used refresh token gets a new one for this long. */
  readonly reuseIntervalS: number;
  /** A refresh token used again later revokes all of its session. */
  readonly rotation: boolean;
  /** A session ends this long after its beginning. */
  readonly sessionTimeboxS: number | undefined;
  /** A session ends when it was not refreshed for this long. */
  readonly sessionInactivityS: number | undefined;
  readonly passwordLength: number;
  readonly passwordClasses: readonly string[];
  /** A session older than a day must not set a password. */
  readonly passwordNeedsFreshSession: boolean;
  /** Numbers (digits alone) with a fixed code, to which nothing is sent. */
  readonly testCodes: Readonly<Record<string, string>>;
  /** The fixed codes are good until then; undefined: for good. */
  readonly testCodesUntil: Date | undefined;
  /** An answer that takes longer is given up. */
  readonly answerWithinMs: number;
}

export interface AddressLimits {
  /** `/otp`, `/resend` and changes of `/user`, each. */
  readonly signIns: number;
  readonly verifications: number;
  readonly refreshes: number;
}

/** What Supabase Auth does when it is told nothing. */
const DEFAULTS: AuthSettings = {
  signup: true,
  phone: false,
  codeLength: 6,
  codeLifetimeS: 60,
  codeIntervalS: 60,
  template: 'Your code is {{ .Code }}',
  textsPerHour: 30,
  perAddress: { signIns: 30, verifications: 30, refreshes: 150 },
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
  answerWithinMs: 10_000,
};

/** As `supabase/config.toml` sets the hosted project (a test compares them), with the local test numbers. */
export const PROJECT: AuthSettings = {
  ...DEFAULTS,
  phone: true,
  codeLifetimeS: 300,
  template: 'Your Simcast code is {{ .Code }}. It is good for 5 minutes.',
  textsPerHour: 300,
  perAddress: { signIns: 150, verifications: 150, refreshes: 1800 },
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
