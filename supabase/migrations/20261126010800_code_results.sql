-- What became of the texts with sign-in codes, and how much of the caps is used: what the owner is told when codes do not
-- arrive or strangers use them up. No numbers, no addresses. Each thing is counted once: a text here under its id, a wish that
-- Supabase made no text of in text_troubles.

-- One text, under the id that Supabase Auth gave it.
create table public.code_results (
  text uuid primary key,
  at timestamptz not null default public.clock(),
  -- unasked: Supabase asked for it, and nobody had asked us, or its number is none that we text (trouble 'unreachable'); it
  -- was not sent. unclear: it may have been sent.
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

-- Wishes for a code that Supabase made no text of, by the hour, for two days.
create table public.text_troubles (
  hour timestamptz not null,
  -- Its texts of the hour were used up; or it did not answer.
  what text not null check (what in ('project cap', 'away')),
  times integer not null default 1,
  -- The last of them.
  at timestamptz not null default public.clock(),
  primary key (hour, what)
);

create function public.note_text_trouble(p_what text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.text_troubles where hour < public.clock() - interval '2 days';
  insert into public.text_troubles as t (hour, what) values (date_trunc('hour', public.clock()), p_what)
    on conflict (hour, what) do update set times = t.times + 1, at = public.clock();
end $$;

-- Such a trouble that is not over: its last time is within half an hour, or within the hour that a cap of texts lasts, and
-- nothing was texted since. `times` of this hour and the one before; `since` to the hour.
create function public.text_trouble_now(p_what text, p_lasts interval) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('times', sum(times), 'since', min(hour)) from public.text_troubles
  where what = p_what and hour >= date_trunc('hour', public.clock()) - interval '1 hour'
  having max(at) > public.clock() - p_lasts and max(at) > coalesce(
    (select max(texted_at) from public.sign_in_codes), '-infinity')
$$;

-- The last texts of a day, newest first; texts that nobody had asked us for in the last hour; and what is used of the caps:
-- of codes in a day and in an hour, and of codes by e-mail, with the time at which half of each was used. A stranger is a
-- number that has not signed in before. `withheld`: wishes of strangers in the last day that got no code, for their part was
-- used up, and since when in the last hour. `failed`: codes that were asked for since the last one that could be sent, within
-- half an hour. `projectCap`, `away`: see text_trouble_now.
create function public.code_text_state(p_daily integer, p_hourly integer, p_emails integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with time as (select public.clock() as now),
  sent as (
    select c.sent_at, c.known, c.sent_at > now - interval '1 hour' as is_recent from public.codes_of_day() c, time),
  withheld as (
    select c.sent_at, c.sent_at > now - interval '1 hour' as is_recent from public.sign_in_codes c, time
    where c.came_of = 'withheld' and c.sent_at > now - interval '1 day'),
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
    'withheld', (select count(*) from withheld),
    'withheldSince', (select min(sent_at) from withheld where is_recent),
    'projectCap', public.text_trouble_now('project cap', interval '1 hour'),
    'away', public.text_trouble_now('away', interval '30 minutes'),
    'failed', (select count(*) from failed),
    'failedNetworks', (select count(distinct network) from failed),
    'failedSince', (select min(sent_at) from failed),
    'day', (select jsonb_build_object('used', count(*), 'cap', p_daily,
        'strangers', count(*) filter (where not known), 'strangersCap', public.room_for_strangers(p_daily),
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
alter table public.text_troubles enable row level security;
revoke all on public.code_results, public.text_troubles from public, anon, authenticated, service_role;
revoke all on function
  public.note_code_text, public.note_text_trouble, public.text_trouble_now, public.code_text_state
from public, anon, authenticated, service_role;
grant execute on function public.note_code_text, public.note_text_trouble, public.code_text_state to service_role;
