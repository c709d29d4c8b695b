-- Which sessions are trusted with what a member had before: a number proves who answers it now, not who had it.

create table public.trusted_sessions (
  session_id uuid primary key references public.sessions on delete cascade,
  -- What the trust came of: the last digits of the card on file, a number on an invoice, a passkey, a confirmed e-mail
  -- address, or the member's word on a device that was trusted before.
  by text not null check (by in ('card', 'invoice', 'passkey', 'email', 'device')),
  trusted_at timestamptz not null default public.clock()
);

insert into public.trusted_sessions (session_id, by, trusted_at)
  select session_id, 'card', named_at from public.named_cards;

create function public.note_trust(p_session uuid, p_by text) returns void
language sql security definer set search_path = '' as $$
  insert into public.trusted_sessions (session_id, by) values (p_session, p_by) on conflict do nothing
$$;

-- Opens a session for a member whose identity is proven. `p_trust`: what makes it trusted at once, or null. Answers null for a
-- number that is banned and for a member who is gone, else the member.
create function public.open_session(p_member uuid, p_token bytea, p_ip inet, p_device text, p_trust text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  opened uuid;
begin
  select * into member from public.members where id = p_member for share;
  if not found or public.is_banned(member.phone_hash) then return null; end if;
  insert into public.sessions (member_id, token, ip, device)
    values (member.id, p_token, p_ip, p_device) returning id into opened;
  if p_trust is not null then perform public.note_trust(opened, p_trust); end if;
  return public.member_json(member);
end $$;

-- As before, from the table above.
create or replace function public.needs_card(p_member uuid, p_session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.sessions as s join public.members as m on m.id = s.member_id
    where s.id = p_session and m.id = p_member and s.created_at > public.clock() - interval '1 day'
      and (m.created_at < public.clock() - interval '7 days' or exists (
        select from public.sessions as o
        where o.member_id = m.id and o.created_at < s.created_at))
      and not exists (select from public.trusted_sessions as t where t.session_id = s.id))
$$;
create or replace function public.note_named_card(p_session uuid) returns void
language sql security definer set search_path = '' as $$
  select public.note_trust(p_session, 'card')
$$;
drop table public.named_cards;

-- What parts of a member's account add to their export and forget after a while; each is written where its tables are.
create function public.export_trust(p_member uuid) returns jsonb language sql stable set search_path = '' as $$ select '{}'::jsonb $$;
create function public.export_passkeys(p_member uuid) returns jsonb language sql stable set search_path = '' as $$ select '{}'::jsonb $$;
create function public.export_email_sign_in(p_member uuid) returns jsonb language sql stable set search_path = '' as $$ select '{}'::jsonb $$;
create function public.thin_trust() returns void language sql set search_path = '' as $$ select $$;
create function public.thin_passkeys() returns void language sql set search_path = '' as $$ select $$;
create function public.thin_email_sign_in() returns void language sql set search_path = '' as $$ select $$;
create function public.thin_member_calls() returns void language sql set search_path = '' as $$ select $$;

alter function public.export_member(uuid) rename to export_own_rows;
create function public.export_member(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.export_own_rows(p_member) || public.export_trust(p_member)
    || public.export_passkeys(p_member) || public.export_email_sign_in(p_member)
$$;
alter function public.thin_private() rename to thin_own_rows;
create function public.thin_private() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.thin_own_rows();
  perform public.thin_trust();
  perform public.thin_passkeys();
  perform public.thin_email_sign_in();
  perform public.thin_member_calls();
end $$;

alter table public.trusted_sessions enable row level security;
revoke all on public.trusted_sessions from public, anon, authenticated, service_role;
revoke all on function
  public.note_trust, public.open_session, public.export_trust, public.export_passkeys,
  public.export_email_sign_in, public.thin_trust, public.thin_passkeys, public.thin_email_sign_in,
  public.thin_member_calls, public.export_own_rows, public.export_member, public.thin_own_rows,
  public.thin_private
from public, anon, authenticated, service_role;
grant execute on function public.export_member, public.thin_private to service_role;
