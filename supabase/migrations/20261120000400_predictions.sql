-- Ratings and predictions. A prediction of a game has its figures in columns; one of a part of an event is what its
-- model counted, in JSON.

create table public.ratings (
  league public.league_code not null,
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
  simulation_data jsonb,
  rated_from text check (rated_from in ('lines', 'results')),
  own jsonb,
  anchor jsonb,
  both_rated boolean,
  learned_to date,
  facts_hash text not null check (facts_hash ~ '^[0-9a-f]{64}$'),
  figures double precision[] not null,
  projected_player_stats jsonb,
  created_at timestamptz not null,
  unique (game_id, input_hash),
  unique (id, game_id),
  check (abs(home_win_probability + away_win_probability + draw_probability - 100) < 0.001)
);
comment on table public.predictions is 'append-only: a row per game, its facts and lines, and half a point of a published probability';
comment on column public.predictions.input_hash is 'SHA-256 of all that was predicted from, canonical JSON';
comment on column public.predictions.iterations is 'simulated games';
comment on column public.predictions.inputs is 'the model''s inputs, complete; units in the model''s header';
comment on column public.predictions.market is 'the line the prediction was set against';
comment on column public.predictions.home_win_probability is '% of simulated games';
comment on column public.predictions.away_win_probability is '% of simulated games';
comment on column public.predictions.draw_probability is '% of simulated games; 0 in leagues without draws';
comment on column public.predictions.confidence_rating is '0-100: % of simulated games won by the predicted winner';
comment on column public.predictions.spread is 'home handicap in points; negative: home is favoured';
comment on column public.predictions.total is 'mean points of both sides together';
comment on column public.predictions.predicted_home_score is 'mean points';
comment on column public.predictions.predicted_away_score is 'mean points';
comment on column public.predictions.simulation_data is 'iterations, wins, most likely score (away first) and the grid of all simulated scores; null once retention has taken it: the recipe gives it again';
comment on column public.predictions.rated_from is 'lines: ratings that learn from past closing lines and results; results: from results alone';
comment on column public.predictions.own is 'what the model alone says: win probabilities, %, spread and total';
comment on column public.predictions.anchor is 'the books'' consensus that the simulated games are anchored to; null without one';
comment on column public.predictions.both_rated is 'false where the ratings do not know a side';
comment on column public.predictions.learned_to is 'day of the last result that its ratings had learned from';
comment on column public.predictions.facts_hash is 'SHA-256 of all that was predicted from but for the published figures, canonical JSON';
comment on column public.predictions.figures is 'the published figures before sampling, 0-1: results, share of the spread, share of the total';
comment on column public.predictions.projected_player_stats is 'projected lines of players from the same simulated games; null without player inputs, or once retention has taken it';

create table public.event_predictions (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id),
  part text not null,
  input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  recipe jsonb not null,
  outcome jsonb,
  factors jsonb,
  rated_from text check (rated_from in ('lines', 'results')),
  names jsonb,
  market jsonb,
  own jsonb,
  anchor jsonb,
  learned_to date,
  facts_hash text not null check (facts_hash ~ '^[0-9a-f]{64}$'),
  win_share double precision check (win_share between 0 and 1),
  created_at timestamptz not null,
  unique (event_id, part, input_hash),
  unique (id, event_id, part)
);
comment on table public.event_predictions is 'append-only: a row per part of an event, its facts, and half a point of its published probability';
comment on column public.event_predictions.part is 'key of a bout; empty for the event as a whole';
comment on column public.event_predictions.input_hash is 'SHA-256 of part, names, recipe and market line, canonical JSON';
comment on column public.event_predictions.recipe is 'engine version, model, seed, iterations and inputs: what runs it again';
comment on column public.event_predictions.outcome is 'counts of the simulated runs; null once retention has taken them: the recipe gives them again';
comment on column public.event_predictions.factors is 'bouts: what moves the forecast, in logits';
comment on column public.event_predictions.names is 'bouts and matches: the two it is about; null for a field';
comment on column public.event_predictions.market is 'the two-way price the prediction was set against; null where no book quoted it';
comment on column public.event_predictions.own is 'bouts and matches: what the model alone says of a and b, 0-1; null for a field';
comment on column public.event_predictions.anchor is 'bouts and matches: the books'' consensus that the outcome is anchored to; null without one';
comment on column public.event_predictions.learned_to is 'day of the last result that its ratings had learned from';
comment on column public.event_predictions.facts_hash is 'SHA-256 of all that was predicted from but for the market''s price, canonical JSON';
comment on column public.event_predictions.win_share is 'bouts and matches: the published chance of a before sampling, 0-1; null for a field';

-- Nothing said is changed. The one exception is named in the trigger: bulk that the recipe gives again may be emptied.
create function public.keep_all_but_bulk() returns trigger language plpgsql set search_path = '' as $$
declare
  emptied jsonb := to_jsonb(old) || (select jsonb_object_agg(bulk, null::text) from unnest(tg_argv) bulk);
begin
  if emptied = to_jsonb(old) or emptied <> to_jsonb(new) then
    raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger predictions_keep_what_was_said before update on public.predictions
  for each row execute function public.keep_all_but_bulk('simulation_data', 'projected_player_stats');
create trigger predictions_are_append_only before delete or truncate on public.predictions
  for each statement execute function public.refuse_change();
create trigger event_predictions_keep_what_was_said before update on public.event_predictions
  for each row execute function public.keep_all_but_bulk('outcome');
create trigger event_predictions_are_append_only before delete or truncate on public.event_predictions
  for each statement execute function public.refuse_change();

create function public.save_ratings(
  p_token bigint, p_league text, p_engine_version text, p_learned_to date, p_as_of timestamptz, p_ratings jsonb
)
returns void language plpgsql security definer set search_path = '' as $$
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

-- Appends what is new and answers the id of every given prediction, new or not. Planned anew at each call, as
-- ingest_games is.
create function public.save_predictions(p_token bigint, p_predictions jsonb)
returns table (game_id bigint, input_hash text, id bigint)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.predictions (game_id, input_hash, engine_version, model, seed, iterations, inputs, notes,
    market, home_win_probability, away_win_probability, draw_probability, confidence_rating, spread, total,
    predicted_home_score, predicted_away_score, simulation_data, rated_from, own, anchor,
    both_rated, learned_to, facts_hash, figures, projected_player_stats, created_at)
  select n.game_id, n.input_hash, n.engine_version, n.model, n.seed, n.iterations, n.inputs, n.notes, n.market,
    n.home_win_probability, n.away_win_probability, n.draw_probability, n.confidence_rating, n.spread, n.total,
    n.predicted_home_score, n.predicted_away_score, n.simulation_data, n.rated_from, n.own,
    n.anchor, n.both_rated, n.learned_to, n.facts_hash, n.figures, n.projected_player_stats, n.created_at
  from jsonb_populate_recordset(null::public.predictions, p_predictions) n
  on conflict on constraint predictions_game_id_input_hash_key do nothing;
  return query select p.game_id, p.input_hash, p.id from public.predictions p
    join jsonb_to_recordset(p_predictions) as n(game_id bigint, input_hash text)
    on n.game_id = p.game_id and n.input_hash = p.input_hash;
end $$;

create function public.save_event_predictions(p_token bigint, p_predictions jsonb)
returns table (event_id bigint, part text, input_hash text, id bigint)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.event_predictions (event_id, part, input_hash, recipe, outcome, factors, rated_from, names,
    market, own, anchor, learned_to, facts_hash, win_share, created_at)
  select n.event_id, n.part, n.input_hash, n.recipe, n.outcome, n.factors, n.rated_from, n.names, n.market, n.own,
    n.anchor, n.learned_to, n.facts_hash, n.win_share, n.created_at
  from jsonb_populate_recordset(null::public.event_predictions, p_predictions) n
  on conflict on constraint event_predictions_event_id_part_input_hash_key do nothing;
  return query select p.event_id, p.part, p.input_hash, p.id from public.event_predictions p
    join jsonb_to_recordset(p_predictions) as n(event_id bigint, part text, input_hash text)
    on n.event_id = p.event_id and n.part = p.part and n.input_hash = p.input_hash;
end $$;
