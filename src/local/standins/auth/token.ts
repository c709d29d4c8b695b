import type { Call } from './call.ts';
import { passwordGrant } from './passwordGrant.ts';
import { refresh } from './refresh.ts';
import { Refusal } from './refusal.ts';

/** `POST /token`. */
export async function token(call: Call): Promise<Response> {
  switch (call.url.searchParams.get('grant_type')) {
    case 'refresh_token':
      return refresh(call);
    case 'password':
      return passwordGrant(call);
    default:
      throw new Refusal(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
