-- Ratings, predictions, slates, the ledger and grades.

create table public.ratings (
  league text not null references public.leagues (code),
  team_key text not null,
  rating numeric(8, 4) not null,
  sd numeric(8, 4) not null check (sd >= 0),
  games_played integer not null check (games_played >= 0),
  engine_version text not null,
  learned_to date not null,
  as_of timestamptz not null,
  primary key (league, team_key)
);
comment on column public.ratings.rating is 'points, runs or goals better than the league''s average on a neutral site';
comment on column public.ratings.learned_to is 'day of the last result the league''s ratings have learned from';
comment on column public.ratings.sd is 'standard deviation of the rating, same unit';

create table public.predictions (
  id bigint generated always as identity primary key,
  game_id bigint not null references public.games (id),
  input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  engine_version text not null,
  model text not null,
  seed text not null check (seed ~ '^[0-9a-f]{8}$'),
  iterations integer not null check (iterations >= 10000),
  inputs jsonb not null,
  notes jsonb not null,
  market jsonb not null,
  home_win_probability double precision not null check (home_win_probability between 0 and 100),
  away_win_probability double precision not null check (away_win_probability between 0 and 100),
  draw_probability double precision not null check (draw_probability between 0 and 100),
  confidence_rating double precision not null check (confidence_rating between 0 and 100),
  spread double precision not null,
  total double precision not null,
  predicted_home_score double precision not null,
  predicted_away_score double precision not null,
  simulation_data jsonb not null,
  created_at timestamptz not null,
  unique (game_id, input_hash),
  unique (id, game_id),
  check (abs(home_win_probability + away_win_probability + draw_probability - 100) < 0.001)
);
comment on table public.predictions is 'append-only: a row per game, recipe and market line';
comment on column public.predictions.input_hash is 'SHA-256 of the recipe and the market line, canonical JSON';
comment on column public.predictions.iterations is 'simulated games';
comment on column public.predictions.inputs is 'the model''s numeric inputs, complete; units in the model''s header';
comment on column public.predictions.market is 'the line the prediction was set against';
comment on column public.predictions.home_win_probability is '% of simulated games';
comment on column public.predictions.away_win_probability is '% of simulated games';
comment on column public.predictions.draw_probability is '% of simulated games; 0 in leagues without draws';
comment on column public.predictions.confidence_rating is '0-100: % of simulated games won by the predicted winner';
comment on column public.predictions.spread is 'home handicap in points; negative: home is favoured';
comment on column public.predictions.total is 'mean points of both sides together';
comment on column public.predictions.predicted_home_score is 'mean points';
comment on column public.predictions.predicted_away_score is 'mean points';
comment on column public.predictions.simulation_data is 'iterations, wins, most likely score (away first) and the grid of all simulated scores';

create table public.slates (
  id bigint generated always as identity primary key,
  content_hash text not null unique check (content_hash ~ '^[0-9a-f]{64}$'),
  sample boolean not null,
  run_id bigint not null references public.refresh_runs (id),
  created_at timestamptz not null default public.clock()
);
comment on column public.slates.content_hash is 'SHA-256 of the entries, canonical JSON';

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

create table public.current_slate (
  only_row boolean primary key default true check (only_row),
  slate_id bigint not null references public.slates (id),
  published_at timestamptz not null,
  as_of timestamptz not null
);
comment on column public.current_slate.published_at is 'when this slate went up, UTC';
comment on column public.current_slate.as_of is 'when a refresh last confirmed it, UTC';

create table public.ledger (
  seq bigint primary key,
  kind text not null check (kind in ('prediction', 'grade')),
  game_id bigint not null references public.games (id),
  prediction_id bigint not null,
  payload text not null,
  previous_hash text not null,
  hash text not null unique,
  appended_at timestamptz not null default public.clock(),
  foreign key (prediction_id, game_id) references public.predictions (id, game_id)
);
comment on table public.ledger is 'append-only hash chain: hash = SHA-256(previous_hash || payload), UTF-8, hex';
comment on column public.ledger.payload is 'canonical JSON of what was said and when, so that the chain vouches for the time too';
create index ledger_by_prediction on public.ledger (prediction_id, seq desc);
create index ledger_by_game on public.ledger (game_id, seq desc);

create table public.grades (
  prediction_id bigint not null references public.predictions (id),
  market text not null check (market in ('moneyline')),
  result_version integer not null,
  pick text not null check (pick in ('home', 'away')),
  outcome text not null check (outcome in ('win', 'loss', 'push')),
  price integer,
  units numeric(8, 4),
  graded_at timestamptz not null,
  primary key (prediction_id, market, result_version)
);
comment on column public.grades.price is 'American odds of the pick when it was published; null where no book quoted it';
comment on column public.grades.units is 'profit of a one-unit stake at that price';

create function public.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

create trigger ledger_is_append_only before update or delete or truncate on public.ledger
  for each statement execute function public.refuse_change();
create trigger predictions_are_append_only before update or delete or truncate on public.predictions
  for each statement execute function public.refuse_change();
create trigger grades_are_append_only before update or delete or truncate on public.grades
  for each statement execute function public.refuse_change();

-- The database itself numbers and chains every entry, and takes no prediction once its game has begun.
create function public.chain_ledger_entry() returns trigger language plpgsql set search_path = '' as $$
declare
  last public.ledger;
  game public.games;
begin
  perform pg_advisory_xact_lock(7310017);
  if new.kind = 'prediction' then
    select * into game from public.games where id = new.game_id;
    if game.game_time <= public.clock() or game.status <> 'scheduled' or game.begun_at is not null then
      raise exception 'game % has begun: no prediction is taken', new.game_id using errcode = 'restrict_violation';
    end if;
  end if;
  select * into last from public.ledger order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  new.appended_at := public.clock();
  -- "appendedAt" sorts before every other key, as canonical JSON wants it.
  new.payload := format('{"appendedAt":"%s"%s%s',
    to_char(new.appended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    case when new.payload = '{}' then '' else ',' end, substr(new.payload, 2));
  new.hash := encode(sha256(convert_to(new.previous_hash || new.payload, 'UTF8')), 'hex');
  return new;
end $$;
create trigger ledger_chain before insert on public.ledger
  for each row execute function public.chain_ledger_entry();

create function public.save_ratings(
  p_token bigint, p_league text, p_engine_version text, p_learned_to date, p_as_of timestamptz, p_ratings jsonb
)
returns void language plpgsql set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  delete from public.ratings r where r.league = p_league and not exists (
    select from jsonb_to_recordset(p_ratings) as n(team_key text) where n.team_key = r.team_key);
  insert into public.ratings (league, team_key, rating, sd, games_played, engine_version, learned_to, as_of)
  select p_league, n.team_key, n.rating, n.sd, n.games_played, p_engine_version, p_learned_to, p_as_of
  from jsonb_to_recordset(p_ratings) as n(team_key text, rating numeric, sd numeric, games_played integer)
  on conflict (league, team_key) do update set rating = excluded.rating, sd = excluded.sd,
    games_played = excluded.games_played, engine_version = excluded.engine_version,
    learned_to = excluded.learned_to, as_of = excluded.as_of;
end $$;

-- Appends what is new and answers the id of every given prediction, new or not.
create function public.save_predictions(p_token bigint, p_predictions jsonb)
returns table (game_id bigint, input_hash text, id bigint) language plpgsql set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.predictions (game_id, input_hash, engine_version, model, seed, iterations, inputs, notes,
    market, home_win_probability, away_win_probability, draw_probability, confidence_rating, spread, total,
    predicted_home_score, predicted_away_score, simulation_data, created_at)
  select n.game_id, n.input_hash, n.engine_version, n.model, n.seed, n.iterations, n.inputs, n.notes, n.market,
    n.home_win_probability, n.away_win_probability, n.draw_probability, n.confidence_rating, n.spread, n.total,
    n.predicted_home_score, n.predicted_away_score, n.simulation_data, n.created_at
  from jsonb_populate_recordset(null::public.predictions, p_predictions) n
  on conflict on constraint predictions_game_id_input_hash_key do nothing;
  return query select p.game_id, p.input_hash, p.id from public.predictions p
    join jsonb_to_recordset(p_predictions) as n(game_id bigint, input_hash text)
    on n.game_id = p.game_id and n.input_hash = p.input_hash;
end $$;

-- One transaction: the slate, its entries, the ledger and the pointer. Either all of it is up or none.
create function public.publish_slate(
  p_token bigint, p_content_hash text, p_sample boolean, p_as_of timestamptz, p_entries jsonb, p_ledger jsonb
) returns bigint language plpgsql set search_path = '' as $$
declare
  run bigint := public.hold_refresh_lease(p_token);
  slate bigint;
  unsaid jsonb;
  replaced bigint := (select c.slate_id from public.current_slate c);
begin
  select id into slate from public.slates where content_hash = p_content_hash;
  if slate is not null then
    -- The same content: only the times at which it was confirmed can differ.
    update public.slate_entries e set game = n.game
    from jsonb_to_recordset(p_entries) as n(game_id bigint, game jsonb)
    where e.slate_id = slate and e.game_id = n.game_id and e.game is distinct from n.game;
  else
    insert into public.slates (content_hash, sample, run_id) values (p_content_hash, p_sample, run)
      returning id into slate;
    insert into public.slate_entries (slate_id, game_id, prediction_id, game)
    select slate, e.game_id, e.prediction_id, e.game
    from jsonb_to_recordset(p_entries) as e(game_id bigint, prediction_id bigint, game jsonb);
  end if;
  insert into public.ledger (seq, kind, game_id, prediction_id, payload, previous_hash, hash)
  select 0, 'prediction', n.game_id, n.prediction_id, n.payload, '', ''
  from jsonb_to_recordset(p_ledger) as n(game_id bigint, prediction_id bigint, payload text)
  join public.games g on g.id = n.game_id
  -- The margin is longer than a statement may take, so that no game begins between here and the trigger.
  where g.game_time > public.clock() + interval '10 seconds' and g.status = 'scheduled' and g.begun_at is null
    and n.prediction_id is distinct from (select l.prediction_id from public.ledger l
      where l.game_id = n.game_id and l.kind = 'prediction' order by l.seq desc limit 1)
  order by n.prediction_id;
  -- What a slate shows of a game is what the ledger said last: that is what will be graded.
  select jsonb_agg(e.game_id) into unsaid from public.slate_entries e
  where e.slate_id = slate and e.prediction_id is not null
    and e.prediction_id is distinct from (select l.prediction_id from public.ledger l
      where l.game_id = e.game_id and l.kind = 'prediction' order by l.seq desc limit 1);
  if unsaid is not null then
    raise exception 'slate % shows a prediction that is not on the ledger', slate
      using errcode = 'PT422', detail = unsaid::text;
  end if;
  insert into public.current_slate (slate_id, published_at, as_of) values (slate, public.clock(), p_as_of)
  on conflict (only_row) do update set as_of = excluded.as_of, slate_id = excluded.slate_id,
    published_at = case when current_slate.slate_id = excluded.slate_id then current_slate.published_at
      else excluded.published_at end;
  -- The slate before stays for who is in the middle of reading it.
  delete from public.slates s where s.created_at < public.clock() - interval '6 hours'
    and s.id <> slate and s.id is distinct from replaced;
  return slate;
end $$;

create function public.save_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql set search_path = '' as $$
declare
  saved integer;
begin
  perform public.hold_refresh_lease(p_token);
  with graded as (
    insert into public.grades (prediction_id, market, result_version, pick, outcome, price, units, graded_at)
    select n.prediction_id, n.market, n.result_version, n.pick, n.outcome, n.price, n.units, n.graded_at
    from jsonb_populate_recordset(null::public.grades, p_grades) n
    on conflict do nothing returning prediction_id
  )
  insert into public.ledger (seq, kind, game_id, prediction_id, payload, previous_hash, hash)
  select 0, 'grade', n.game_id, n.prediction_id, n.payload, '', ''
  from jsonb_to_recordset(p_grades) as n(game_id bigint, prediction_id bigint, payload text)
  where n.prediction_id in (select g.prediction_id from graded g);
  get diagnostics saved = row_count;
  return saved;
end $$;
