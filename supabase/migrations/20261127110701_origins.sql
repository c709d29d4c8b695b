-- What the chances among a prediction's inputs follow from (docs/origin.md).
alter table public.predictions add column origin jsonb;
comment on column public.predictions.origin is 'what the model knew before it answered; null of engines before 0.4';

create or replace function public.save_predictions(p_token bigint, p_predictions jsonb)
returns table (game_id bigint, input_hash text, id bigint)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.predictions (game_id, input_hash, engine_version, model, seed, seed_from, iterations, inputs, notes,
    origin, market, home_win_probability, away_win_probability, draw_probability, confidence_rating, spread, total,
    predicted_home_score, predicted_away_score, simulation_data, rated_from, own, anchor,
    both_rated, learned_to, facts_hash, figures, projected_player_stats, created_at)
  select n.game_id, n.input_hash, n.engine_version, n.model, n.seed, n.seed_from, n.iterations, n.inputs, n.notes,
    n.origin, n.market, n.home_win_probability, n.away_win_probability, n.draw_probability, n.confidence_rating, n.spread,
    n.total, n.predicted_home_score, n.predicted_away_score, n.simulation_data, n.rated_from, n.own,
    n.anchor, n.both_rated, n.learned_to, n.facts_hash, n.figures, n.projected_player_stats, n.created_at
  from jsonb_populate_recordset(null::public.predictions, p_predictions) n
  on conflict on constraint predictions_game_id_input_hash_key do nothing;
  return query select p.game_id, p.input_hash, p.id from public.predictions p
    join jsonb_to_recordset(p_predictions) as n(game_id bigint, input_hash text)
    on n.game_id = p.game_id and n.input_hash = p.input_hash;
end $$;
