import { signJwt } from '../../services/jwt.ts';
import type { Call } from './call.ts';
import type { Session } from './sessionRows.ts';
import type { User } from './users.ts';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The JWT of a session. `amr` tells when its user signed in, not when it was refreshed. */
export function accessToken(
  { settings, now, url, jwtSecret }: Call,
  user: User,
  { id, method, created_at }: Session,
): { token: string; expiresAt: number } {
  const expiresAt = seconds(now) + settings.jwtLifetimeS;
  const claims = {
    iss: `${url.origin}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    role: user.role,
    iat: seconds(now),
    exp: expiresAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    session_id: id,
    aal: 'aal1',
    amr: [{ method, timestamp: seconds(created_at) }],
    is_anonymous: user.is_anonymous,
  };
  return { token: signJwt(claims, jwtSecret), expiresAt };
}
