import { audit } from './auditLog.ts';
import { signedIn } from './bearer.ts';
import type { AuthCall } from './call.ts';
import { invalidRefusal } from './refusal.ts';

const SCOPES = ['global', 'local', 'others'];

/** `POST /logout`: this session, the others, or (by default) all. Access tokens stay valid for PostgREST until they expire. */
export async function logout(call: AuthCall): Promise<Response> {
  const { user, session } = await signedIn(call);
  const scope = call.url.searchParams.get('scope') || 'global';
  if (!SCOPES.includes(scope))
    throw invalidRefusal(`Unsupported logout scope ${JSON.stringify(scope)}`);
  await audit(call, call.query, user, 'logout');
  await call.query(
    `delete from auth.sessions where user_id = $1 and case $3
       when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [user.id, session.id, scope],
  );
  return new Response(null, { status: 204 });
}
