-- The ledger: what was said of games and events, before they began, and how it turned out. One hash chain for both.

create table public.ledger (
  seq bigint primary key,
  kind text not null check (kind in ('prediction', 'edges', 'grade')),
  game_id bigint references public.games (id),
  prediction_id bigint,
  event_id bigint references public.events (id),
  part text,
  event_prediction_id bigint,
  payload text not null,
  previous_hash text not null,
  hash text not null unique,
  appended_at timestamptz not null default public.clock(),
  foreign key (prediction_id, game_id) references public.predictions (id, game_id),
  foreign key (event_prediction_id, event_id, part) references public.event_predictions (id, event_id, part),
  constraint ledger_is_of_a_game_or_an_event check (
    num_nulls(game_id, prediction_id) = 0 and num_nonnulls(event_id, part, event_prediction_id) = 0
    or num_nonnulls(game_id, prediction_id) = 0 and num_nulls(event_id, part, event_prediction_id) = 0),
  unique (seq, kind, prediction_id),
  unique (seq, kind, event_prediction_id)
);
comment on table public.ledger is 'append-only hash chain: hash = SHA-256(previous_hash || payload), UTF-8, hex';
comment on column public.ledger.kind is 'prediction: what was said before the start; edges: the prices shown as edges beside it, whenever they change; grade: how one pick or edge turned out';
comment on column public.ledger.payload is 'canonical JSON of what was said and when, so that the chain vouches for the time too';
comment on column public.ledger.part is 'key of a bout; empty for the event as a whole';
create index ledger_by_prediction on public.ledger (prediction_id, seq desc) where prediction_id is not null;
create index ledger_by_game on public.ledger (game_id, seq desc) where game_id is not null;
create index ledger_by_event on public.ledger (event_id, part, seq desc) where event_id is not null;
create index ledger_by_event_prediction on public.ledger (event_prediction_id) where event_prediction_id is not null;
create trigger ledger_is_append_only before update or delete or truncate on public.ledger
  for each statement execute function public.refuse_change();

-- The database itself numbers and chains every entry, and takes no prediction and no edge of what has begun: for a fight card
-- that is the card's start. Time never goes back on the chain, even where the machine's clock does. The first entry of
-- a day closes the day before, and no entry is taken of a day that is closed.
create function public.chain_ledger_entry() returns trigger language plpgsql set search_path = '' as $$
declare
  last public.ledger;
  ahead interval;
begin
  perform pg_advisory_xact_lock(7310017);
  select * into last from public.ledger order by seq desc limit 1;
  new.appended_at := greatest(public.clock(), last.appended_at);
  ahead := greatest(new.appended_at - public.clock(), '0');
  if new.kind in ('prediction', 'edges') and not exists (
    select from public.games g where g.id = new.game_id and public.takes_predictions(g, ahead)
    union all
    select from public.events e where e.id = new.event_id and public.takes_predictions(e, ahead)) then
    raise exception '% has begun: no % is taken', coalesce('game ' || new.game_id, 'event ' || new.event_id),
      rtrim(new.kind, 's') using errcode = 'restrict_violation';
  end if;
  perform public.close_ledger_day(last, new.appended_at);
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  -- "appendedAt" sorts before every other key, as canonical JSON wants it.
  new.payload := format('{"appendedAt":"%s"%s%s',
    to_char(new.appended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    case when new.payload = '{}' then '' else ',' end, substr(new.payload, 2));
  new.hash := encode(sha256(convert_to(new.previous_hash || new.payload, 'UTF8')), 'hex');
  return new;
end $$;
create trigger ledger_chain before insert on public.ledger
  for each row execute function public.chain_ledger_entry();

-- Whether a prediction may still be said, with some time left.
create function public.takes_predictions(p_game public.games, p_left interval default '0') returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return p_game.status = 'scheduled' and not public.game_is_closed(p_game)
    and p_game.game_time > public.clock() + p_left;
end $$;
create function public.takes_predictions(p_event public.events, p_left interval default '0') returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return p_event.status = 'scheduled' and not public.event_is_closed(p_event)
    and p_event.closes_at > public.clock() + p_left;
end $$;

-- What the ledger said last of a game, and of a part of an event: a prediction's id, or null.
create function public.last_word(p_game_id bigint) returns bigint language plpgsql stable set search_path = '' as $$
begin
  return (select l.prediction_id from public.ledger l where l.game_id = p_game_id and l.kind = 'prediction'
    order by l.seq desc limit 1);
end $$;
create function public.last_word(p_event_id bigint, p_part text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select l.event_prediction_id from public.ledger l
    where l.event_id = p_event_id and l.part = p_part and l.kind = 'prediction' order by l.seq desc limit 1);
end $$;
