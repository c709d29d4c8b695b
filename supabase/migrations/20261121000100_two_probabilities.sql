-- A prediction says which ratings spoke, what pooling with the market's line gives, and its players' lines.

alter table public.predictions
  add column rated_from text check (rated_from in ('lines', 'results')),
  add column market_anchored jsonb,
  add column projected_player_stats jsonb;
comment on column public.predictions.rated_from is 'lines: ratings that learn from past closing lines and results; results: from results alone';
comment on column public.predictions.market_anchored is 'win probabilities pooled with the de-vigged moneyline, %; null without one';
comment on column public.predictions.projected_player_stats is 'projected lines of players from the same simulated games; null without player inputs';

create or replace function public.save_predictions(p_token bigint, p_predictions jsonb)
returns table (game_id bigint, input_hash text, id bigint) language plpgsql set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.predictions (game_id, input_hash, engine_version, model, seed, iterations, inputs, notes,
    market, home_win_probability, away_win_probability, draw_probability, confidence_rating, spread, total,
    predicted_home_score, predicted_away_score, simulation_data, rated_from, market_anchored,
    projected_player_stats, created_at)
  select n.game_id, n.input_hash, n.engine_version, n.model, n.seed, n.iterations, n.inputs, n.notes, n.market,
    n.home_win_probability, n.away_win_probability, n.draw_probability, n.confidence_rating, n.spread, n.total,
    n.predicted_home_score, n.predicted_away_score, n.simulation_data, n.rated_from, n.market_anchored,
    n.projected_player_stats, n.created_at
  from jsonb_populate_recordset(null::public.predictions, p_predictions) n
  on conflict on constraint predictions_game_id_input_hash_key do nothing;
  return query select p.game_id, p.input_hash, p.id from public.predictions p
    join jsonb_to_recordset(p_predictions) as n(game_id bigint, input_hash text)
    on n.game_id = p.game_id and n.input_hash = p.input_hash;
end $$;
