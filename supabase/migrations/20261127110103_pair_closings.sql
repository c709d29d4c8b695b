-- The last price of each book for the two of a fight or match before the start: what its grade is measured by. A feed goes on telling
-- prices once it has begun, in place of those before; these stay.

create table public.pair_closings (
  event_id bigint not null references public.events (id),
  part text not null,
  feed text not null,
  book text not null,
  provider text not null,
  a_name text not null,
  b_name text not null,
  a integer not null check (abs(a) between 100 and 100000),
  b integer not null check (abs(b) between 100 and 100000),
  as_of timestamptz not null,
  primary key (event_id, part, feed, book)
);
comment on table public.pair_closings is 'what each book asked last, before the start, for the two of a fight or match; never of samples';
comment on column public.pair_closings.part is 'key of a bout; empty for a match';
comment on column public.pair_closings.a_name is 'whose price a is: corners may be told the other way round later';
comment on column public.pair_closings.a is 'American odds';
comment on column public.pair_closings.as_of is 'when it was last seen, UTC';
alter table public.pair_closings enable row level security;
revoke all on public.pair_closings from public, anon, authenticated, service_role;
grant select on public.pair_closings to service_role;

-- The prices of an event that were seen before its start.
create function public.pair_quotes(p_event public.events) returns setof public.pair_closings
language sql immutable set search_path = '' as $$
  select distinct on (t.part, q.feed, q.book) p_event.id, t.part, q.feed, q.book, q.provider, t.two #>> '{a,name}', t.two #>> '{b,name}',
    q.a::integer, q.b::integer, q."asOf"
  from (
    select '' as part, p_event.facts as two where p_event.facts ->> 'kind' = 'match'
    union all
    select b ->> 'key', b from jsonb_array_elements(case when p_event.facts ->> 'kind' = 'fights' then p_event.facts -> 'bouts'
      else '[]' end) b
  ) t
  cross join lateral jsonb_to_recordset(case when jsonb_typeof(t.two -> 'moneyline') = 'array' then t.two -> 'moneyline' else '[]' end)
    as q(feed text, book text, provider text, sample boolean, a numeric, b numeric, "asOf" timestamptz)
  where not p_event.sample and not q.sample and q."asOf" <= p_event.start_time
    and abs(q.a) between 100 and 100000 and abs(q.b) between 100 and 100000 and q.a = trunc(q.a) and q.b = trunc(q.b)
  order by t.part, q.feed, q.book, q."asOf" desc
$$;

create function public.keep_pair_closings() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status = 'scheduled' and new.begun_at is null then
    insert into public.pair_closings as c select q.* from public.pair_quotes(new) q
    on conflict (event_id, part, feed, book) do update set provider = excluded.provider, a_name = excluded.a_name,
      b_name = excluded.b_name, a = excluded.a, b = excluded.b, as_of = excluded.as_of
    where c.as_of <= excluded.as_of;
  end if;
  return null;
end $$;
create trigger events_keep_pair_closings after insert or update on public.events
  for each row execute function public.keep_pair_closings();

insert into public.pair_closings select q.* from public.events e cross join lateral public.pair_quotes(e) q;

revoke all on function public.pair_quotes, public.keep_pair_closings from public, anon, authenticated, service_role;
