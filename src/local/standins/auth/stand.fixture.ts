import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { startTestDatabase, type TestDatabase } from '../../testing.ts';

type TestDatabaseOptions = NonNullable<Parameters<typeof startTestDatabase>[0]>;

const OPTIONS = { auth: { persistSession: false, autoRefreshToken: false } };

export interface RawRequest {
  readonly method?: string;
  readonly body?: unknown;
  /** Bearer token in place of the API key's. */
  readonly bearer?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Access to the stand-in through supabase-js and through plain HTTP. */
export interface AuthStand {
  readonly db: TestDatabase;
  readonly client: () => SupabaseClient;
  readonly service: SupabaseClient;
  readonly newPhone: () => string;
  /** The last code sent to a number; empty if none. */
  readonly codeFor: (phone: string) => string;
  readonly signIn: (phone?: string) => Promise<{ phone: string; session: Session }>;
  /** A request to `/auth/v1…` with this API version and the publishable key. */
  readonly ask: (path: string, request?: RawRequest) => Promise<Response>;
}

export async function startStand(options: TestDatabaseOptions = {}): Promise<AuthStand> {
  const db = await startTestDatabase(options);
  let next = 100;
  const client = () => createClient(db.supabaseUrl, db.publishableKey, OPTIONS);
  const newPhone = () => `+1555010${String(next++).padStart(4, '0')}`;
  const codeFor = (phone: string) =>
    /\d{6}/.exec(db.inbox.messages().find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
  return {
    db,
    client,
    service: createClient(db.supabaseUrl, db.secretKey, OPTIONS),
    newPhone,
    codeFor,
    signIn: async (phone = newPhone()) => {
      await client().auth.signInWithOtp({ phone });
      const token = codeFor(phone);
      const { data, error } = await client().auth.verifyOtp({ phone, token, type: 'sms' });
      if (data.session === null) throw error;
      return { phone, session: data.session };
    },
    ask: (path, { method = 'POST', body, bearer, key = db.publishableKey, headers = {} } = {}) =>
      fetch(`${db.supabaseUrl}/auth/v1${path}`, {
        method,
        headers: {
          apikey: key,
          'x-supabase-api-version': '2024-01-01',
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}
