-- Grades: how a prediction on the ledger turned out, by version of the result. Each has its own line on the ledger.

create table public.grades (
  game_id bigint not null,
  prediction_id bigint not null,
  market text not null check (market in ('moneyline')),
  result_version integer not null,
  pick text not null check (pick in ('home', 'away')),
  outcome text not null check (outcome in ('win', 'loss', 'push')),
  price integer,
  units numeric(8, 4),
  graded_at timestamptz not null,
  ledger_seq bigint not null unique,
  said_as text not null generated always as ('grade') stored,
  primary key (prediction_id, market, result_version),
  foreign key (prediction_id, game_id) references public.predictions (id, game_id),
  foreign key (game_id, result_version) references public.results (game_id, version),
  foreign key (ledger_seq, said_as, prediction_id) references public.ledger (seq, kind, prediction_id)
);
comment on table public.grades is 'append-only, each with its line on the ledger';
comment on column public.grades.price is 'American odds of the pick when it was published; null where no book quoted it';
comment on column public.grades.units is 'profit of a one-unit stake at that price';
create index grades_by_result on public.grades (game_id, result_version);
create trigger grades_are_append_only before update or delete or truncate on public.grades
  for each statement execute function public.refuse_change();

create table public.event_grades (
  event_id bigint not null,
  part text not null,
  event_prediction_id bigint not null,
  result_version integer not null,
  market text not null check (market in ('moneyline', 'outright')),
  pick text not null,
  opponent text,
  probability double precision not null check (probability between 0 and 100),
  outcome text not null check (outcome in ('win', 'loss', 'push')),
  price integer,
  units numeric(8, 4),
  graded_at timestamptz not null,
  ledger_seq bigint not null unique,
  said_as text not null generated always as ('grade') stored,
  primary key (event_prediction_id, result_version),
  foreign key (event_prediction_id, event_id, part) references public.event_predictions (id, event_id, part),
  foreign key (event_id, part, result_version) references public.event_results (event_id, part, version),
  foreign key (ledger_seq, said_as, event_prediction_id) references public.ledger (seq, kind, event_prediction_id)
);
comment on table public.event_grades is 'append-only, each with its line on the ledger';
comment on column public.event_grades.market is 'moneyline: one of two; outright: the winner of a field';
comment on column public.event_grades.pick is 'name of the likelier, or likeliest, winner';
comment on column public.event_grades.probability is 'of the pick, %: of the decisive runs, or of all runs of a field';
comment on column public.event_grades.price is 'American odds of the pick when it was published; null where no book quoted it';
comment on column public.event_grades.units is 'profit of a one-unit stake at that price';
create index event_grades_by_result on public.event_grades (event_id, part, result_version);
create trigger event_grades_are_append_only before update or delete or truncate on public.event_grades
  for each statement execute function public.refuse_change();

-- Refuses a line for the ledger that does not say what the grade says.
create function public.require_same_grade(p_payload text, p_prediction_id bigint, p_version integer, p_market text,
  p_pick text, p_outcome text, p_price integer, p_units numeric)
returns void language plpgsql set search_path = '' as $$
begin
  if not p_payload::jsonb @> jsonb_build_object('type', 'grade', 'predictionId', p_prediction_id,
      'resultVersion', p_version, 'market', p_market, 'pick', p_pick, 'outcome', p_outcome, 'price', p_price,
      'units', p_units) then
    raise exception 'the ledger would not say what the grade of prediction % says', p_prediction_id
      using errcode = 'restrict_violation';
  end if;
end $$;

-- Appends the grades that are new, each after its line on the ledger; answers how many.
create function public.save_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  n record;
  line bigint;
  saved integer := 0;
begin
  perform public.hold_refresh_lease(p_token);
  for n in select g.* from jsonb_to_recordset(p_grades) as g(game_id bigint, prediction_id bigint, market text,
    result_version integer, pick text, outcome text, price integer, units numeric, graded_at timestamptz, payload text)
  loop
    continue when exists (select from public.grades g where g.prediction_id = n.prediction_id
      and g.market = n.market and g.result_version = n.result_version);
    perform public.require_same_grade(n.payload, n.prediction_id, n.result_version, n.market, n.pick, n.outcome,
      n.price, n.units);
    insert into public.ledger (kind, game_id, prediction_id, payload)
      values ('grade', n.game_id, n.prediction_id, n.payload) returning seq into line;
    insert into public.grades (game_id, prediction_id, market, result_version, pick, outcome, price, units, graded_at,
      ledger_seq)
    values (n.game_id, n.prediction_id, n.market, n.result_version, n.pick, n.outcome, n.price, n.units, n.graded_at,
      line);
    saved := saved + 1;
  end loop;
  return saved;
end $$;

create function public.save_event_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  n record;
  line bigint;
  saved integer := 0;
begin
  perform public.hold_refresh_lease(p_token);
  for n in select g.*, p.part from jsonb_to_recordset(p_grades) as g(event_id bigint, event_prediction_id bigint,
    result_version integer, market text, pick text, opponent text, probability double precision, outcome text,
    price integer, units numeric, graded_at timestamptz, payload text)
    left join public.event_predictions p on p.id = g.event_prediction_id
  loop
    continue when exists (select from public.event_grades g where g.event_prediction_id = n.event_prediction_id
      and g.result_version = n.result_version);
    perform public.require_same_grade(n.payload, n.event_prediction_id, n.result_version, n.market, n.pick, n.outcome,
      n.price, n.units);
    insert into public.ledger (kind, event_id, part, event_prediction_id, payload)
      values ('grade', n.event_id, n.part, n.event_prediction_id, n.payload) returning seq into line;
    insert into public.event_grades (event_id, part, event_prediction_id, result_version, market, pick, opponent,
      probability, outcome, price, units, graded_at, ledger_seq)
    values (n.event_id, n.part, n.event_prediction_id, n.result_version, n.market, n.pick, n.opponent, n.probability,
      n.outcome, n.price, n.units, n.graded_at, line);
    saved := saved + 1;
  end loop;
  return saved;
end $$;
