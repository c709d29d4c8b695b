-- How far back a feed has been asked for results of individual sports that the ratings have missed.

create table public.event_coverage (
  source text not null,
  sport text not null check (sport in ('UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR', 'Golf')),
  from_day date not null,
  primary key (source, sport)
);
comment on column public.event_coverage.from_day is 'earliest day asked for without a gap to today, America/New_York';
alter table public.event_coverage enable row level security;
revoke all on public.event_coverage from public, anon, authenticated, service_role;
grant select, insert, update on public.event_coverage to service_role;

create function public.save_event_coverage(p_token bigint, p_source text, p_sport text, p_from date)
returns void language plpgsql set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.event_coverage (source, sport, from_day) values (p_source, p_sport, p_from)
  on conflict (source, sport) do update set from_day = excluded.from_day;
end $$;
revoke all on function public.save_event_coverage(bigint, text, text, date) from public, anon, authenticated;
grant execute on function public.save_event_coverage(bigint, text, text, date) to service_role;
