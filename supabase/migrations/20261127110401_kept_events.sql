-- A page of every fight, match, race and tournament for ever: what its simulated runs came to stays when they go, and those that
-- are over are found by league and month, or by who took part.

create table public.event_shapes (
  prediction_id bigint primary key references public.event_predictions (id),
  outcome jsonb not null check (jsonb_typeof(outcome) = 'object')
);
comment on table public.event_shapes is 'append-only: counts of the simulated runs of a last word, kept when retention takes them';
comment on column public.event_shapes.outcome is 'as event_predictions.outcome; a field without its comparisons of two, its stages, groups and teams';
create trigger event_shapes_are_append_only before update or delete or truncate on public.event_shapes
  for each statement execute function public.refuse_change();
alter table public.event_shapes enable row level security;

-- The counts that a lasting page shows: a field's comparisons of every two, and the like, are most of its bulk.
create function public.shape_of_event(p_outcome jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select case
    when p_outcome ? 'places' then p_outcome || '{"ahead": [], "pole": [], "fastestLap": [], "points": [], "stages": []}'
    when p_outcome ? 'players' then p_outcome || '{"pairs": [], "groups": [], "teams": []}'
    else p_outcome end
$$;

-- As before, but the last word on a part leaves its shape.
create or replace function public.thin_outcomes(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  chosen bigint[];
begin
  chosen := array(
    select p.id from public.event_predictions p join public.events e on e.id = p.event_id
    where p.outcome is not null and public.event_is_closed(e)
      and e.start_time < public.clock() - case
        when p.id is distinct from public.last_word(p.event_id, p.part) then interval '1 day'
        when e.status = 'final' then interval '1 year' end
      and not exists (select from public.slate_event_predictions s where s.prediction_id = p.id)
    limit p_most);
  insert into public.event_shapes (prediction_id, outcome)
  select p.id, public.shape_of_event(p.outcome) from public.event_predictions p
  where p.id = any (chosen) and p.id = public.last_word(p.event_id, p.part) and jsonb_typeof(p.outcome) = 'object'
  on conflict do nothing;
  update public.event_predictions set outcome = null where id = any (chosen);
  return cardinality(chosen);
end $$;

-- Which parts of events were forecast, and who took part: written beside each line of the ledger.
create table public.forecast_parts (
  event_id bigint not null references public.events (id),
  part text not null,
  primary key (event_id, part)
);
comment on table public.forecast_parts is 'append-only: each part of an event with a prediction on the ledger';
create table public.forecast_names (
  id bigint generated always as identity primary key,
  league text not null,
  name text not null,
  sample boolean not null,
  unique (league, name, sample)
);
comment on table public.forecast_names is 'append-only: who took part in a forecast fight, match, race or tournament, as the ledger names them';
create table public.forecast_name_parts (
  name_id bigint not null references public.forecast_names (id),
  event_id bigint not null,
  part text not null,
  primary key (name_id, event_id, part),
  foreign key (event_id, part) references public.forecast_parts (event_id, part)
);
comment on table public.forecast_name_parts is 'append-only: the parts that each of them was in';
create index forecast_name_parts_by_part on public.forecast_name_parts (event_id, part);
create trigger forecast_parts_are_append_only before update or delete or truncate on public.forecast_parts
  for each statement execute function public.refuse_change();
create trigger forecast_names_are_append_only before update or delete or truncate on public.forecast_names
  for each statement execute function public.refuse_change();
create trigger forecast_name_parts_are_append_only before update or delete or truncate on public.forecast_name_parts
  for each statement execute function public.refuse_change();
alter table public.forecast_parts enable row level security;
alter table public.forecast_names enable row level security;
alter table public.forecast_name_parts enable row level security;

create function public.note_forecast(p_event_id bigint, p_part text, p_said jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  contest public.events := (select e from public.events e where e.id = p_event_id);
  said_names text[] := array(select distinct chance ->> 'name'
    from jsonb_array_elements(case jsonb_typeof(p_said #> '{prediction,winProbabilities}')
      when 'array' then p_said #> '{prediction,winProbabilities}' end) chance
    where chance ->> 'name' <> '');
begin
  insert into public.forecast_parts (event_id, part) values (p_event_id, p_part) on conflict do nothing;
  insert into public.forecast_names (league, name, sample)
  select contest.league, one, contest.sample from unnest(said_names) one
  where not exists (select from public.forecast_names n
    where n.league = contest.league and n.name = one and n.sample = contest.sample)
  on conflict do nothing;
  insert into public.forecast_name_parts (name_id, event_id, part)
  select n.id, p_event_id, p_part from public.forecast_names n
  where n.league = contest.league and n.name = any (said_names) and n.sample = contest.sample
  on conflict do nothing;
end $$;

create function public.note_forecast_line() returns trigger language plpgsql set search_path = '' as $$
begin
  perform public.note_forecast(new.event_id, new.part, new.payload::jsonb);
  return null;
end $$;
create trigger ledger_notes_forecasts after insert on public.ledger
  for each row when (new.kind = 'prediction' and new.event_id is not null) execute function public.note_forecast_line();

select public.note_forecast(l.event_id, l.part, l.payload::jsonb)
from public.ledger l where l.kind = 'prediction' and l.event_id is not null;

-- Parts of which something was said and no more is: begun, over, or called off. One whose start is known to the day alone has
-- begun once that day is over.
create view public.past_forecast_parts with (security_invoker = true) as
select e.id, f.part, e.league, e.sample, e.name, e.start_time, e.status, e.as_of
from public.forecast_parts f
join public.events e on e.id = f.event_id
where e.closed_at is not null or e.begun_at is not null or e.status in ('final', 'postponed')
  or public.clock() >= case when e.time_known then e.start_time else e.start_time + interval '1 day' end;

-- Each such part with the winner we named last, and what became of that; a line that does not count is not our word.
create view public.past_events with (security_invoker = true) as
select e.id, e.part, e.league, e.sample, e.name, e.start_time, e.status, w.said -> 'names' as names,
  p.pick ->> 'pick' as pick, (p.pick ->> 'probability')::double precision as probability, g.outcome
from public.past_forecast_parts e
cross join lateral (
  select l.payload::jsonb as said from public.ledger l
  where l.event_id = e.id and l.part = e.part and l.kind = 'prediction' and strpos(l.payload, '"counts":false') = 0
  order by l.seq desc limit 1
) w
left join lateral (
  select one as pick from jsonb_array_elements(case jsonb_typeof(w.said -> 'picks') when 'array' then w.said -> 'picks' end) one
  where one ->> 'market' in ('moneyline', 'outright') limit 1
) p on true
left join lateral (
  select g.outcome::text from public.event_grades g
  where g.event_id = e.id and g.part = e.part and g.basis = 'pick' and g.market in ('moneyline', 'outright')
  order by g.ledger_seq desc limit 1
) g on true;

-- The months, in New York, of which each league, tour or series has such parts.
create view public.past_event_months with (security_invoker = true) as
select e.league, e.sample, to_char(e.start_time at time zone 'America/New_York', 'YYYY-MM') as month,
  count(*)::integer as contests, max(e.as_of) as changed
from public.past_forecast_parts e
group by 1, 2, 3;

-- The same of somebody who took part.
create view public.past_events_of with (security_invoker = true) as
select n.name_id, e.* from public.forecast_name_parts n join public.past_events e on e.id = n.event_id and e.part = n.part;

-- What the ledger said last of each part, and how often it said something.
create view public.event_last_words with (security_invoker = true) as
select f.event_id, f.part, n.lines, n.first_at, w.*
from public.forecast_parts f
cross join lateral (
  select count(*)::integer as lines, min(l.appended_at) as first_at from public.ledger l
  where l.event_id = f.event_id and l.part = f.part and l.kind = 'prediction'
) n
cross join lateral (
  select l.seq, l.event_prediction_id, l.hash, l.previous_hash, l.appended_at, l.payload::jsonb -> 'names' as names,
    l.payload::jsonb -> 'picks' as picks, l.payload::jsonb #> '{event,sameSides}' as same_sides
  from public.ledger l
  where l.event_id = f.event_id and l.part = f.part and l.kind = 'prediction' and strpos(l.payload, '"counts":false') = 0
  order by l.seq desc limit 1
) w;

create index events_by_league_time on public.events (league, start_time);

revoke all on public.event_shapes, public.forecast_parts, public.forecast_names, public.forecast_name_parts,
  public.past_forecast_parts, public.past_events, public.past_event_months, public.past_events_of, public.event_last_words
  from public, anon, authenticated, service_role;
grant select on public.event_shapes, public.forecast_parts, public.forecast_names, public.forecast_name_parts,
  public.past_forecast_parts, public.past_events, public.past_event_months, public.past_events_of, public.event_last_words
  to service_role;
revoke all on function public.shape_of_event, public.thin_outcomes, public.note_forecast, public.note_forecast_line
  from public, anon, authenticated, service_role;
