-- Slates: what readers see, games and events together. A slate is put up in one transaction, in the steps below, each
-- of which is a function; `publish_slate` names them in order.

create table public.slates (
  id bigint generated always as identity primary key,
  content_hash text not null unique check (content_hash ~ '^[0-9a-f]{64}$'),
  sample boolean not null,
  run_id bigint not null references public.refresh_runs (id),
  created_at timestamptz not null default public.clock()
);
comment on column public.slates.content_hash is 'SHA-256 of the entries without their times of confirmation, canonical JSON';
create index slates_by_run on public.slates (run_id);

create table public.slate_entries (
  slate_id bigint not null references public.slates (id) on delete cascade,
  game_id bigint not null references public.games (id),
  prediction_id bigint,
  game jsonb not null,
  primary key (slate_id, game_id),
  foreign key (prediction_id, game_id) references public.predictions (id, game_id)
);
comment on column public.slate_entries.game is 'the game as published: facts, stage, prices, weather; its times of confirmation move on while the slate is up';
create index slate_entries_by_game on public.slate_entries (game_id, slate_id desc);
create index slate_entries_by_prediction on public.slate_entries (prediction_id);

create table public.slate_events (
  slate_id bigint not null references public.slates (id) on delete cascade,
  event_id bigint not null references public.events (id),
  sport public.event_sport not null,
  start_time timestamptz not null,
  event jsonb not null,
  primary key (slate_id, event_id)
);
comment on column public.slate_events.event is 'the event as published, without predictions; its time of confirmation moves on while the slate is up';
create index slate_events_by_event on public.slate_events (event_id);

create table public.slate_event_predictions (
  slate_id bigint not null,
  event_id bigint not null,
  part text not null,
  prediction_id bigint not null,
  primary key (slate_id, event_id, part),
  foreign key (slate_id, event_id) references public.slate_events (slate_id, event_id) on delete cascade,
  foreign key (prediction_id, event_id, part) references public.event_predictions (id, event_id, part)
);
create index slate_event_predictions_by_prediction on public.slate_event_predictions (prediction_id);

create table public.current_slate (
  only_row boolean primary key default true check (only_row),
  slate_id bigint not null unique references public.slates (id),
  published_at timestamptz not null,
  as_of timestamptz not null
);
comment on column public.current_slate.published_at is 'when this slate went up, UTC';
comment on column public.current_slate.as_of is 'when a refresh last confirmed it, UTC';

-- Published JSON without its times of confirmation. Inside a text a quote is escaped, so that no text can pass for one.
create function public.untimed(p_published jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(p_published::text, '"asOf": "[^"]*"', '"asOf": null', 'g');
end $$;

-- What has been published stays as it was, whoever writes: only its times of confirmation move on.
create function public.guard_slate_entry() returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'game' <> to_jsonb(old) - 'game' or public.untimed(new.game) <> public.untimed(old.game) then
    raise exception 'game % of slate % has been published: it stays as it is', old.game_id, old.slate_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger slate_entries_are_guarded before update on public.slate_entries
  for each row execute function public.guard_slate_entry();

create function public.guard_slate_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'event' <> to_jsonb(old) - 'event' or public.untimed(new.event) <> public.untimed(old.event) then
    raise exception 'event % of slate % has been published: it stays as it is', old.event_id, old.slate_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger slate_events_are_guarded before update on public.slate_events
  for each row execute function public.guard_slate_event();
create trigger slate_event_predictions_stay before update on public.slate_event_predictions
  for each statement execute function public.refuse_change();

-- The slate of a content, written now if there is none. If there is, only times of confirmation can differ.
create function public.write_slate(
  p_run_id bigint, p_content_hash text, p_sample boolean, p_entries jsonb, p_events jsonb
) returns bigint language plpgsql set search_path = '' as $$
declare
  slate bigint := (select s.id from public.slates s where s.content_hash = p_content_hash);
begin
  if slate is not null then
    update public.slate_entries e set game = n.game
    from jsonb_to_recordset(p_entries) as n(game_id bigint, game jsonb)
    where e.slate_id = slate and e.game_id = n.game_id and e.game is distinct from n.game;
    update public.slate_events e set event = n.event
    from jsonb_to_recordset(p_events) as n(event_id bigint, event jsonb)
    where e.slate_id = slate and e.event_id = n.event_id and e.event is distinct from n.event;
    return slate;
  end if;
  insert into public.slates (content_hash, sample, run_id) values (p_content_hash, p_sample, p_run_id)
    returning id into slate;
  insert into public.slate_entries (slate_id, game_id, prediction_id, game)
  select slate, e.game_id, e.prediction_id, e.game
  from jsonb_to_recordset(p_entries) as e(game_id bigint, prediction_id bigint, game jsonb);
  insert into public.slate_events (slate_id, event_id, sport, start_time, event)
  select slate, e.event_id, e.sport, e.start_time, e.event
  from jsonb_to_recordset(p_events) as e(event_id bigint, sport text, start_time timestamptz, event jsonb);
  insert into public.slate_event_predictions (slate_id, event_id, part, prediction_id)
  select slate, e.event_id, p.part, p.prediction_id
  from jsonb_to_recordset(p_events) as e(event_id bigint, predictions jsonb)
  cross join lateral jsonb_to_recordset(e.predictions) as p(part text, prediction_id bigint);
  return slate;
end $$;

-- Appends to the ledger what it has not said last of what has not begun, and after that which edges are shown. The
-- margin is longer than a statement may take, so that nothing begins between here and the ledger's own check.
create function public.say_predictions(p_ledger jsonb, p_event_ledger jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.ledger (kind, game_id, prediction_id, payload)
  select coalesce(n.kind, 'prediction'), n.game_id, n.prediction_id, n.payload
  from jsonb_to_recordset(p_ledger) as n(kind text, game_id bigint, prediction_id bigint, payload text)
  join public.games g on g.id = n.game_id
  where public.takes_predictions(g, '10 seconds')
    and (n.kind = 'edges' or n.prediction_id is distinct from public.last_word(n.game_id))
  order by coalesce(n.kind = 'edges', false), n.prediction_id;
  insert into public.ledger (kind, event_id, part, event_prediction_id, payload)
  select coalesce(n.kind, 'prediction'), n.event_id, p.part, n.prediction_id, n.payload
  from jsonb_to_recordset(p_event_ledger) as n(kind text, event_id bigint, prediction_id bigint, payload text)
  join public.events e on e.id = n.event_id
  join public.event_predictions p on p.id = n.prediction_id
  where public.takes_predictions(e, '10 seconds')
    and (n.kind = 'edges' or n.prediction_id is distinct from public.last_word(n.event_id, p.part))
  order by coalesce(n.kind = 'edges', false), n.prediction_id;
end $$;

-- What a slate shows is what the ledger said last: that is what will be graded.
create function public.refuse_unsaid(p_slate_id bigint) returns void language plpgsql set search_path = '' as $$
declare
  games jsonb := (select jsonb_agg(e.game_id) from public.slate_entries e
    where e.slate_id = p_slate_id and e.prediction_id is not null
      and e.prediction_id is distinct from public.last_word(e.game_id));
  events jsonb := (select jsonb_agg(distinct s.event_id) from public.slate_event_predictions s
    where s.slate_id = p_slate_id and s.prediction_id is distinct from public.last_word(s.event_id, s.part));
begin
  if games is not null or events is not null then
    raise exception 'slate % shows a prediction that is not on the ledger', p_slate_id using errcode = 'PT422',
      detail = jsonb_build_object('games', coalesce(games, '[]'), 'events', coalesce(events, '[]'))::text;
  end if;
end $$;

-- Flips the pointer; the slate before stays for who is in the middle of reading it.
create function public.show_slate(p_slate_id bigint, p_as_of timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  replaced bigint := (select c.slate_id from public.current_slate c);
begin
  insert into public.current_slate (slate_id, published_at, as_of) values (p_slate_id, public.clock(), p_as_of)
  on conflict (only_row) do update set as_of = excluded.as_of, slate_id = excluded.slate_id,
    published_at = case when current_slate.slate_id = excluded.slate_id then current_slate.published_at
      else excluded.published_at end;
  delete from public.slates s where s.created_at < public.clock() - interval '6 hours'
    and s.id <> p_slate_id and s.id is distinct from replaced;
end $$;

-- One transaction: the slate, its entries, the ledger and the pointer. Either all of it is up or none. Planned anew at
-- each call, as ingest_games is.
create function public.publish_slate(
  p_token bigint, p_content_hash text, p_sample boolean, p_as_of timestamptz, p_entries jsonb, p_ledger jsonb,
  p_events jsonb default '[]', p_event_ledger jsonb default '[]'
) returns bigint language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  run bigint := public.hold_refresh_lease(p_token);
  slate bigint := public.write_slate(run, p_content_hash, p_sample, p_entries, p_events);
begin
  perform public.say_predictions(p_ledger, p_event_ledger);
  perform public.refuse_unsaid(slate);
  perform public.show_slate(slate, p_as_of);
  return slate;
end $$;
