import { createHmac, timingSafeEqual } from 'node:crypto';
import { clock } from '#clock';

export interface Claims {
  readonly role: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly sub?: string;
  readonly session_id?: string;
  readonly [name: string]: unknown;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const mac = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** A JSON Web Token signed with HS256 (RFC 7515). */
export function signJwt(claims: Claims, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${mac(text, secret).toString('base64url')}`;
}

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number';

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The claims of a token signed with this secret that has not expired; undefined for any other text. */
export function verifyJwt(
  token: string,
  secret: string,
  now = clock.now().getTime(),
): Claims | undefined {
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || !signature) return undefined;
  const wanted = mac(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  const claims = parse(payload);
  return isClaims(claims) && claims.exp > now / 1000 ? claims : undefined;
}

/** Why a token is not ours, in the words of Supabase Auth's library. */
export function jwtFault(token: string, secret: string): string {
  if (token.split('.').length !== 3) {
    return 'token is malformed: token contains an invalid number of segments';
  }
  return verifyJwt(token, secret, 0)
    ? 'token has invalid claims: token is expired'
    : 'token signature is invalid: signature is invalid';
}
