-- Who is an admin, and what admins look at and do. Who may do it is asked of the table of members in every call, not of a
-- session or a token: a right that is taken away is gone with the next request. Each call of the next files writes itself
-- down here.

create table public.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default public.clock(),
  via text not null check (via in ('site', 'command line')),
  -- The acting admin. No foreign key, as for the subject: what was done outlives an account.
  actor uuid,
  action text not null check (
    action in ('view', 'summary', 'reveal', 'export', 'lift ban', 'grant', 'revoke', 'list admins')),
  -- The member it was done to.
  subject uuid,
  details jsonb not null default '{}',
  ip inet,
  check ((via = 'site') = (actor is not null and ip is not null))
);
comment on table public.audit is 'append-only: what admins looked at and did, when and from where';
create trigger audit_is_append_only before update or delete or truncate on public.audit
  for each statement execute function public.refuse_change();

-- Whether a member is an admin at this moment. A banned number is nobody's.
create function public.is_admin(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.members
    where id = p_member and is_admin and not public.is_banned(phone_hash))
$$;

create function public.note_audit(
  p_admin uuid, p_ip inet, p_action text, p_subject uuid default null, p_details jsonb default '{}')
returns void language sql set search_path = '' as $$
  insert into public.audit (via, actor, ip, action, subject, details)
    values (case when p_admin is null then 'command line' else 'site' end,
      p_admin, p_ip, p_action, p_subject, p_details)
$$;

-- What was done last, newest first.
create function public.read_audit(p_limit integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'via', a.via, 'actor', a.actor,
    'action', a.action, 'subject', a.subject, 'details', a.details, 'ip', host(a.ip)) order by a.id desc), '[]')
  from (select * from public.audit order by id desc limit p_limit) as a
$$;

alter table public.audit enable row level security;
revoke all on public.audit from public, anon, authenticated, service_role;
revoke all on function public.is_admin, public.note_audit, public.read_audit
from public, anon, authenticated, service_role;
grant execute on function public.read_audit to service_role;
