-- Where trust, passkeys and codes meet.

-- A passkey is a way to prove a session, and something that a stranger could take.
create or replace function public.has_passkey(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.passkeys where member_id = p_member and blocked_at is null)
$$;
