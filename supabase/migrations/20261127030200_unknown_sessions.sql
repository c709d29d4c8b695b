-- Who signs in with a member's number is told of by notification and e-mail; a member who has turned on neither is asked by the
-- older devices themselves, the next time one of them opens the site.

-- Since when an older, trusted device of the member's has said that the session is theirs.
alter table public.sessions add column known_at timestamptz;
update public.sessions as s set known_at = t.trusted_at
  from public.trusted_sessions as t where t.session_id = s.id and t.by = 'device';

-- As before, and the member is not asked again about what an older device has answered. Of two that came later neither can answer
-- for the other to those from before it.
create or replace function public.trust_device(p_member uuid, p_here uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  here text := public.trust_of(p_here);
begin
  if here is null or not exists (
    select from public.sessions where id = p_here and member_id = p_member and ended_at is null) then return false; end if;
  update public.sessions as s set known_at = public.clock()
    where s.id = p_session and s.member_id = p_member and s.known_at is null
      and s.created_at > (select created_at from public.sessions where id = p_here);
  if here = 'empty' then
    return exists (select from public.sessions where id = p_session and member_id = p_member and ended_at is null);
  end if;
  return public.prove_trust(p_member, p_session, case when here in ('email', 'invoice') then here else 'device' end);
end $$;

-- Open sessions that began after `p_here`, a trusted one of the member's, and that nobody has answered for, the newest first. Also
-- those that are trusted by now: who waits a day or has the card need not be the member. Not those that a passkey began: it was told
-- of when it was added.
create function public.unknown_sessions(p_member uuid, p_here uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'createdAt', s.created_at) order by s.created_at desc, s.id), '[]')
  from public.sessions as h join public.sessions as s on s.member_id = h.member_id and s.created_at > h.created_at
  where h.id = p_here and h.member_id = p_member and public.trust_of(h.id) is not null
    and s.known_at is null and s.ended_at is null
    and s.used_at > public.clock() - interval '7 days' and s.created_at > public.clock() - interval '30 days'
    and not exists (select from public.trusted_sessions as t
      where t.session_id = s.id and t.by = 'passkey' and t.trusted_at < s.created_at + interval '1 minute')
$$;

revoke all on function public.unknown_sessions from public, anon, authenticated, service_role;
grant execute on function public.unknown_sessions to service_role;
