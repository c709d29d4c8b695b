-- What became of the texts with sign-in codes, and how much of the caps is used: what the owner is told when codes do not
-- arrive or strangers use them up. No numbers, no addresses.

-- One text, under the id that Supabase Auth gave it.
create table public.code_results (
  text uuid primary key,
  at timestamptz not null default public.clock(),
  -- unasked: Supabase asked for it, and nobody had asked us; it was not sent. unclear: it may have been sent.
  state text not null check (state in ('taken', 'refused', 'unclear', 'unasked', 'delivered', 'undelivered')),
  -- The kind of trouble (src/domain/operation/textTroubles.ts), and the provider's own error.
  trouble text check (trouble ~ '^[a-z]{1,20}$'),
  code integer
);
create index on public.code_results (at desc);

-- Notes what became of a text. What the carrier said last is final: reports come late, twice and in any order.
create function public.note_code_text(p_text uuid, p_state text, p_trouble text, p_code integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.code_results where at < public.clock() - interval '2 days';
  insert into public.code_results as known (text, state, trouble, code)
    values (p_text, p_state, p_trouble, p_code)
    on conflict (text) do update
      set at = public.clock(), state = excluded.state, trouble = excluded.trouble, code = excluded.code
      where known.state not in ('delivered', 'undelivered');
end $$;

-- The last texts of a day, newest first; texts that nobody had asked us for in the last hour; and what is used of the caps:
-- of codes in a day and in an hour, and of codes by e-mail, with the time at which half of each was used. A stranger is a
-- number that has not signed in before. `withheldSince`: strangers got no code in the last hour, for their part was used up;
-- `projectCapSince`: Supabase has sent its texts of this hour. `failed`: codes that were asked for since the last one that could be sent, within half an hour.
create function public.code_text_state(p_daily integer, p_hourly integer, p_emails integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with time as (select public.clock() as now),
  sent as (
    select c.sent_at, c.known, c.sent_at > now - interval '1 hour' as is_recent
    from public.sign_in_codes c, time
    where not c.failed and (c.came_of is null or c.texted_at is not null) and c.sent_at > now - interval '1 day'),
  withheld as (
    select c.sent_at from public.sign_in_codes c, time
    where c.came_of = 'withheld' and c.sent_at > now - interval '1 hour'),
  project as (
    select t.hour from public.text_troubles t, time
    where t.what = 'project cap' and t.hour >= date_trunc('hour', now)),
  failed as (
    select c.sent_at, c.network from public.sign_in_codes c, time
    where c.failed and c.sent_at > now - interval '30 minutes'
      and c.id > coalesce((select max(id) from public.sign_in_codes where not failed and came_of is null), 0)),
  emails as (
    select e.sent_at from public.email_codes e, time where e.sent_at > now - interval '1 day')
  select jsonb_build_object(
    'texts', coalesce((select jsonb_agg(jsonb_build_object(
        'state', state, 'trouble', trouble, 'code', code, 'at', at) order by at desc, text)
      from (select r.* from public.code_results r, time
        where r.state <> 'unasked' and r.at > now - interval '1 day' order by r.at desc, r.text limit 60) as last), '[]'),
    'unasked', (select count(*) from public.code_results r, time
      where r.state = 'unasked' and r.at > now - interval '1 hour'),
    'unaskedSince', (select min(r.at) from public.code_results r, time
      where r.state = 'unasked' and r.at > now - interval '1 hour'),
    'withheldSince', (select min(sent_at) from withheld),
    'projectCapSince', (select min(hour) from project),
    'failed', (select count(*) from failed),
    'failedNetworks', (select count(distinct network) from failed),
    'failedSince', (select min(sent_at) from failed),
    'day', (select jsonb_build_object('used', count(*), 'cap', p_daily,
        'strangers', count(*) filter (where not known),
        'halfAt', (select sent_at from sent order by sent_at offset greatest(ceil(p_daily / 2.0)::integer - 1, 0) limit 1))
      from sent),
    'hour', (select jsonb_build_object('used', count(*), 'cap', p_hourly,
        'halfAt', (select sent_at from sent where is_recent order by sent_at offset greatest(ceil(p_hourly / 2.0)::integer - 1, 0) limit 1))
      from sent where is_recent),
    'emails', (select jsonb_build_object('used', count(*), 'cap', p_emails,
        'halfAt', (select sent_at from emails order by sent_at offset greatest(ceil(p_emails / 2.0)::integer - 1, 0) limit 1))
      from emails))
$$;

alter table public.code_results enable row level security;
revoke all on public.code_results from public, anon, authenticated, service_role;
revoke all on function public.note_code_text, public.code_text_state from public, anon, authenticated, service_role;
grant execute on function public.note_code_text, public.code_text_state to service_role;
