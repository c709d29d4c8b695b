import { authAnswer } from './answers.ts';
import { audit } from './auditLog.ts';
import { bodyText } from './body.ts';
import type { AuthCall } from './call.ts';
import { isPassword } from './passwords.ts';
import { refresh } from './refresh.ts';
import { AuthRefusal, invalidRefusal } from './refusal.ts';
import { startSession } from './sessions.ts';
import { isBanned, updateUser, userByPhone } from './users.ts';

const wrong = (): AuthRefusal =>
  new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');

/** `POST /token?grant_type=password`: a user with a password needs no code. */
async function passwordGrant(call: AuthCall): Promise<Response> {
  const { body, query, settings, now } = call;
  const given = bodyText(body, 'phone');
  if (!given) throw invalidRefusal('missing email or phone');
  if (!settings.phone) {
    throw new AuthRefusal(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const user = await userByPhone(query, given.replace(/^\+/, '').replaceAll(' ', ''));
  if (!user) throw wrong();
  if (isBanned(user, now)) throw new AuthRefusal(400, 'user_banned', 'User is banned');
  if (!(await isPassword(bodyText(body, 'password'), user.encrypted_password))) throw wrong();
  if (!user.phone_confirmed_at) {
    throw new AuthRefusal(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  return authAnswer(
    await call.transact(async (within) => {
      const signedIn = await updateUser(within, user, { last_sign_in_at: now }, now);
      await audit(call, within, signedIn, 'login', { provider: 'phone' });
      return startSession(call, within, signedIn, 'password');
    }),
  );
}

/** `POST /token`. */
export async function token(call: AuthCall): Promise<Response> {
  switch (call.url.searchParams.get('grant_type')) {
    case 'refresh_token':
      return refresh(call);
    case 'password':
      return passwordGrant(call);
    case 'pkce':
      throw new AuthRefusal(
        404,
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      );
    default:
      throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
