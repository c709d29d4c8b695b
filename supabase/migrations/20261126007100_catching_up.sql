-- Results that the ratings have missed between their fit and today come in newest first, a piece a run: which are still to
-- come, so that readers can be told.

create table public.catching_up (
  league text primary key check (length(league) <= 40),
  from_day date not null,
  to_day date not null,
  check (from_day <= to_day)
);
comment on table public.catching_up is 'leagues and sports whose results of these days are not in the ratings yet; none once all are';
alter table public.catching_up enable row level security;
revoke all on public.catching_up from public, anon, authenticated, service_role;
grant select on public.catching_up to service_role;

-- What is still to come after a run, in place of what was after the one before.
create function public.note_catching_up(p_token bigint, p_rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  delete from public.catching_up c
  where not exists (select from jsonb_to_recordset(p_rows) as r(league text) where r.league = c.league);
  insert into public.catching_up (league, from_day, to_day)
  select r.league, r."from", r."to" from jsonb_to_recordset(p_rows) as r(league text, "from" date, "to" date)
  on conflict (league) do update set from_day = excluded.from_day, to_day = excluded.to_day;
end $$;
revoke all on function public.note_catching_up from public, anon, authenticated, service_role;
grant execute on function public.note_catching_up to service_role;
