-- A seed nobody chose: the hash of a prediction's inputs goes on the ledger first, then a public beacon's next round gives the
-- seed. A kind of line more, of a run and not of a contest.

alter table public.ledger drop constraint ledger_kind_check;
alter table public.ledger add constraint ledger_kind_check
  check (kind in ('prediction', 'edges', 'grade', 'season', 'seasongrade', 'inputs'));
alter table public.ledger drop constraint ledger_is_of_a_game_or_an_event;
alter table public.ledger add constraint ledger_is_of_a_game_or_an_event check (
  case when kind in ('season', 'seasongrade', 'inputs')
    then num_nonnulls(game_id, prediction_id, event_id, part, event_prediction_id) = 0
    else num_nulls(game_id, prediction_id) = 0 and num_nonnulls(event_id, part, event_prediction_id) = 0
      or num_nonnulls(game_id, prediction_id) = 0 and num_nulls(event_id, part, event_prediction_id) = 0 end);
comment on column public.ledger.kind is 'prediction: what was said before the start; edges: the prices shown as edges beside it, whenever they change; grade: how one pick or edge turned out; season: a league''s season odds of a day; seasongrade: how a season ended; inputs: the hashes of what predictions will be made from';

-- Each contest's inputs are drawn for once: whoever could say them again could take the seed that suits him.
create table public.seed_inputs (
  contest text not null,
  inputs_hash text not null check (inputs_hash ~ '^[0-9a-f]{64}$'),
  ledger_seq bigint not null references public.ledger (seq),
  primary key (inputs_hash, contest)
);
comment on table public.seed_inputs is 'append-only: which line of the ledger says a contest''s inputs; a beacon''s round after that line gives the seed';
comment on column public.seed_inputs.contest is '"game 18402", "event 7", or "event 7 main" for a part';
create index seed_inputs_by_line on public.seed_inputs (ledger_seq);
create trigger seed_inputs_are_append_only before update or delete or truncate on public.seed_inputs
  for each statement execute function public.refuse_change();

alter table public.predictions add column seed_from jsonb;
comment on column public.predictions.seed_from is 'where the seed comes from: a beacon''s round or the published rule; null where that was not said yet';
-- What the chances among a prediction's inputs follow from (docs/origin.md).
alter table public.predictions add column origin jsonb;
comment on column public.predictions.origin is 'what the model knew before it answered; null of engines before 0.4';

-- Appends a line with the hashes of some contests' inputs: its number and time. Refused where one has been said.
create function public.append_inputs(p_token bigint, p_payload text)
returns table (seq bigint, appended_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  line public.ledger;
begin
  perform public.hold_refresh_lease(p_token);
  if p_payload::jsonb ->> 'type' is distinct from 'inputs' or p_payload::jsonb #>> '{beacon,chain}' is null
    or coalesce(jsonb_array_length(p_payload::jsonb -> 'of'), 0) = 0 then
    raise exception 'a line of inputs names its beacon and its inputs' using errcode = 'check_violation';
  end if;
  insert into public.ledger (kind, payload) values ('inputs', p_payload) returning * into line;
  insert into public.seed_inputs (contest, inputs_hash, ledger_seq)
  select case when o."gameId" is not null then 'game ' || o."gameId"
    else 'event ' || o."eventId" || case when o.part = '' then '' else ' ' || o.part end end, o."inputsHash", line.seq
  from jsonb_to_recordset(p_payload::jsonb -> 'of')
    as o("gameId" bigint, "eventId" bigint, part text, "inputsHash" text);
  return query select line.seq, line.appended_at;
end $$;

-- The lines that said some inputs, with their times and chains.
create view public.drawn_inputs with (security_invoker = true) as
select s.contest, s.inputs_hash, s.ledger_seq, l.appended_at, l.payload::jsonb #>> '{beacon,chain}' as chain
from public.seed_inputs s join public.ledger l on l.seq = s.ledger_seq;

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

alter table public.seed_inputs enable row level security;
revoke all on public.seed_inputs, public.drawn_inputs from public, anon, authenticated, service_role;
grant select on public.seed_inputs, public.drawn_inputs to service_role;
revoke all on function public.append_inputs, public.save_predictions from public, anon, authenticated, service_role;
grant execute on function public.append_inputs, public.save_predictions to service_role;
