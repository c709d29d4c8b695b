import { signedIn } from './bearer.ts';
import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { AuthRefusal, invalidRefusal } from './refusal.ts';

type Closed = (call: AuthCall) => Promise<never> | never;

const refuses =
  (status: number, code: string, message: string): Closed =>
  () => {
    throw new AuthRefusal(status, code, message);
  };

/** The same for somebody signed in; others are asked to. */
const refusesUsers =
  (status: number, code: string, message: string): Closed =>
  async (call) => {
    await signedIn(call);
    throw new AuthRefusal(status, code, message);
  };

const SAML = refuses(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
const LINKING = refusesUsers(404, 'manual_linking_disabled', 'Manual linking is disabled');
const NOT_ADMIN: Closed = ({ request }) => {
  if (!request.headers.get('authorization')) {
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  throw new AuthRefusal(403, 'not_admin', 'User not allowed');
};

const enroll: Closed = async (call) => {
  await signedIn(call);
  const kind = bodyText(call.body, 'factor_type');
  const known = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' };
  const [code, name] = Object.entries(known).find(([key]) => key === kind) ?? [];
  if (!code) throw invalidRefusal('factor_type needs to be totp, phone, or webauthn');
  const message = `MFA enroll is disabled for ${name}`;
  throw new AuthRefusal(422, `mfa_${code}_enroll_not_enabled`, message);
};

/**
 * Endpoints of the real server that `supabase/config.toml` closes: read in supabase/auth, internal/api/api.go, on 2026-11-26.
 * `/admin` beyond users is here as others meet it; the product asks none of it.
 */
export const CLOSED_CALLS: Readonly<Record<string, Closed>> = {
  'POST /recover': refuses(400, 'email_provider_disabled', 'Email logins are disabled'),
  'POST /magiclink': refuses(422, 'email_provider_disabled', 'Email logins are disabled'),
  'GET /authorize': () => {
    throw invalidRefusal('Unsupported provider: provider is not enabled');
  },
  'POST /sso': SAML,
  'POST /sso/saml/acs': SAML,
  'GET /sso/saml/metadata': SAML,
  'POST /factors': enroll,
  'GET /user/identities/authorize': LINKING,
  'POST /invite': NOT_ADMIN,
  'POST /admin/generate_link': NOT_ADMIN,
  'GET /admin/audit': NOT_ADMIN,
  'GET /admin/sso/providers': NOT_ADMIN,
  'GET /admin/scim-providers': NOT_ADMIN,
};
