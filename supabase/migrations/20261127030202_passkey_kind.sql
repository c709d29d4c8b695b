-- As before, and whether a passkey was made to be on several devices: that never changes (WebAuthn, 7.2, step 17), so an answer that
-- says otherwise is of another one.
create or replace function public.read_passkey(p_credential bytea) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('publicKey', public.base64url(p.public_key), 'handle', public.base64url(u.handle), 'syncs', p.syncs)
  from public.passkeys as p join public.passkey_users as u on u.member_id = p.member_id
  where p.credential_id = p_credential
$$;
