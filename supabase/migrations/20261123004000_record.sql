-- The record as readers get it: computed from the grades once when they change, and then only read. Its parts are named
-- by their content: a month that has not changed is not written again, and whoever is in the middle of reading one
-- record reads it to the end.

create table public.record_parts (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  body text not null
);
comment on column public.record_parts.hash is 'SHA-256 of the body, UTF-8, hex';

create table public.record_state (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  as_of timestamptz not null,
  parts jsonb not null,
  before jsonb not null default '{}'
);
comment on column public.record_state.fingerprint is 'record_fingerprint when it was computed';
comment on column public.record_state.parts is 'name of each part: its hash';
comment on column public.record_state.before is 'the same of the record before it';

-- Writes some parts, one statement a batch. They are seen once save_record names them.
create function public.save_record_parts(p_token bigint, p_bodies jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.record_parts (hash, body)
  select encode(sha256(convert_to(b, 'UTF8')), 'hex'), b from jsonb_array_elements_text(p_bodies) b
  on conflict (hash) do nothing;
end $$;

-- Puts up a record, of parts that are there, and takes those that neither it nor the one before it has.
create function public.save_record(p_token bigint, p_fingerprint text, p_as_of timestamptz, p_parts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  missing text;
begin
  perform public.hold_refresh_lease(p_token);
  select p.key into missing from jsonb_each_text(p_parts) p
  where not exists (select from public.record_parts r where r.hash = p.value) limit 1;
  if missing is not null then
    raise exception 'the record''s part % has not been written', missing using errcode = 'foreign_key_violation';
  end if;
  insert into public.record_state (fingerprint, as_of, parts) values (p_fingerprint, p_as_of, p_parts)
  on conflict (only_row) do update set fingerprint = excluded.fingerprint, as_of = excluded.as_of,
    parts = excluded.parts, before = record_state.parts;
  delete from public.record_parts r where not exists (
    select from public.record_state s, lateral (
      select value from jsonb_each_text(s.parts) union all select value from jsonb_each_text(s.before)) named
    where named.value = r.hash);
end $$;

alter table public.record_parts enable row level security;
alter table public.record_state enable row level security;
revoke all on public.record_parts, public.record_state from public, anon, authenticated, service_role;
grant select on public.record_parts, public.record_state to service_role;
revoke all on function public.save_record_parts(bigint, jsonb),
  public.save_record(bigint, text, timestamptz, jsonb) from public, anon, authenticated;
grant execute on function public.save_record_parts(bigint, jsonb),
  public.save_record(bigint, text, timestamptz, jsonb) to service_role;
