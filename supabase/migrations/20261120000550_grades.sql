-- Grades: how each pick of a prediction on the ledger turned out, and each edge that was shown, by version of the result.
-- Version 0 is that of what was called off. Each has its own line on the ledger.

create domain public.grade_outcome as text
  check (value in ('win', 'halfWin', 'push', 'halfLoss', 'loss', 'void'));

create table public.grades (
  ledger_seq bigint primary key,
  game_id bigint not null,
  prediction_id bigint not null,
  basis text not null check (basis in ('pick', 'edge')),
  market text not null check (market in ('moneyline', 'spread', 'total')),
  result_version integer not null check (result_version >= 0),
  of_result integer generated always as (nullif(result_version, 0)) stored,
  pick text not null check (pick in ('home', 'away', 'draw', 'over', 'under')),
  line double precision,
  probability double precision not null check (probability between 0 and 100),
  draw_probability double precision check (draw_probability between 0 and 100),
  choices integer not null check (choices >= 2),
  book text,
  price integer,
  claimed double precision,
  outcome public.grade_outcome not null,
  units double precision,
  closing_probability double precision check (closing_probability between 0 and 100),
  closing_draw_probability double precision check (closing_draw_probability between 0 and 100),
  closing_price integer,
  closing_line double precision,
  prediction_line bigint not null,
  graded_at timestamptz not null,
  said_as text not null generated always as ('grade') stored,
  check ((basis = 'edge') = (claimed is not null)),
  foreign key (prediction_id, game_id) references public.predictions (id, game_id),
  foreign key (game_id, of_result) references public.results (game_id, version),
  foreign key (ledger_seq, said_as, prediction_id) references public.ledger (seq, kind, prediction_id)
);
comment on table public.grades is 'append-only, each with its line on the ledger';
comment on column public.grades.basis is 'pick: what the prediction named; edge: a price that was shown as one, as it was shown first';
comment on column public.grades.result_version is '0: called off';
comment on column public.grades.pick is 'as the prediction had home and away';
comment on column public.grades.line is 'handicap of the side picked, or the total';
comment on column public.grades.probability is 'published, of the pick, %: of the decided stake; of soccer''s moneyline, of all';
comment on column public.grades.draw_probability is 'published, of a draw, %, where that is a result of its own';
comment on column public.grades.choices is 'results that the question has';
comment on column public.grades.price is 'American odds when it was published; null where no book quoted it';
comment on column public.grades.claimed is 'of an edge: expected profit per unit staked, as it was shown';
comment on column public.grades.units is 'profit of a one-unit stake at that price';
comment on column public.grades.closing_probability is 'the books'' consensus before the start without margin, of the pick at its line, %';
comment on column public.grades.closing_price is 'American odds that the same book asked last for the same bet';
comment on column public.grades.closing_line is 'the market''s last line, as the pick''s side has it';
comment on column public.grades.prediction_line is 'line of the ledger that said it before the start';
create unique index grades_once_a_pick on public.grades (game_id, market, result_version) where basis = 'pick';
create unique index grades_once_an_edge on public.grades (game_id, market, pick, line, result_version)
  nulls not distinct where basis = 'edge';
create index grades_by_result on public.grades (game_id, of_result);
create index grades_by_prediction on public.grades (prediction_id);
create trigger grades_are_append_only before update or delete or truncate on public.grades
  for each statement execute function public.refuse_change();

create table public.event_grades (
  ledger_seq bigint primary key,
  event_id bigint not null,
  part text not null,
  event_prediction_id bigint not null,
  basis text not null check (basis in ('pick', 'edge')),
  market text not null check (market in ('moneyline', 'method', 'setScore', 'outright')),
  result_version integer not null check (result_version >= 0),
  of_result integer generated always as (nullif(result_version, 0)) stored,
  pick text not null,
  how text,
  opponent text,
  probability double precision not null check (probability between 0 and 100),
  choices integer not null check (choices >= 1),
  book text,
  price integer,
  claimed double precision,
  outcome public.grade_outcome not null,
  units double precision,
  closing_probability double precision check (closing_probability between 0 and 100),
  closing_price integer,
  prediction_line bigint not null,
  graded_at timestamptz not null,
  said_as text not null generated always as ('grade') stored,
  check ((basis = 'edge') = (claimed is not null)),
  foreign key (event_prediction_id, event_id, part) references public.event_predictions (id, event_id, part),
  foreign key (event_id, part, of_result) references public.event_results (event_id, part, version),
  foreign key (ledger_seq, said_as, event_prediction_id) references public.ledger (seq, kind, event_prediction_id)
);
comment on table public.event_grades is 'append-only, each with its line on the ledger; columns as those of grades';
comment on column public.event_grades.market is 'moneyline: one of two; method, setScore: how he wins; outright: the winner of a field';
comment on column public.event_grades.pick is 'name of the likelier, or likeliest, winner';
comment on column public.event_grades.how is 'method of a fight; sets won and lost of a match';
comment on column public.event_grades.probability is 'published, of the pick, %: of the decisive runs; of how and of a field, of all runs';
create unique index event_grades_once_a_pick on public.event_grades (event_id, part, market, result_version)
  where basis = 'pick';
create unique index event_grades_once_an_edge on public.event_grades (event_id, part, market, pick, result_version)
  where basis = 'edge';
create index event_grades_by_result on public.event_grades (event_id, part, of_result);
create index event_grades_by_prediction on public.event_grades (event_prediction_id);
create trigger event_grades_are_append_only before update or delete or truncate on public.event_grades
  for each statement execute function public.refuse_change();

-- Refuses a line for the ledger that does not say what the grade says.
create function public.require_same_grade(p_payload text, p_grade jsonb)
returns void language plpgsql set search_path = '' as $$
begin
  if not p_payload::jsonb @> (p_grade || '{"type": "grade"}') then
    raise exception 'the ledger would not say what the grade of prediction % says', p_grade ->> 'predictionId'
      using errcode = 'restrict_violation';
  end if;
end $$;

-- Appends the grades that are new, each after its line on the ledger; answers how many.
create function public.save_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  n record;
  line_of_grade bigint;
  saved integer := 0;
begin
  perform public.hold_refresh_lease(p_token);
  for n in select g.*, item ->> 'payload' as payload
    from jsonb_array_elements(p_grades) item cross join lateral jsonb_populate_record(null::public.grades, item) g
  loop
    continue when exists (select from public.grades g where g.game_id = n.game_id and g.basis = n.basis
      and g.market = n.market and g.result_version = n.result_version
      and (n.basis = 'pick' or g.pick = n.pick and g.line is not distinct from n.line));
    perform public.require_same_grade(n.payload, jsonb_build_object('gameId', n.game_id,
      'predictionId', n.prediction_id, 'predictionLine', n.prediction_line, 'resultVersion', n.result_version,
      'basis', n.basis, 'market', n.market, 'pick', n.pick, 'line', n.line, 'probability', n.probability,
      'drawProbability', n.draw_probability, 'choices', n.choices, 'book', n.book, 'price', n.price,
      'claimed', n.claimed, 'outcome', n.outcome, 'units', n.units, 'closingProbability', n.closing_probability,
      'closingDrawProbability', n.closing_draw_probability, 'closingPrice', n.closing_price,
      'closingLine', n.closing_line));
    insert into public.ledger (kind, game_id, prediction_id, payload)
      values ('grade', n.game_id, n.prediction_id, n.payload) returning seq into line_of_grade;
    insert into public.grades (ledger_seq, game_id, prediction_id, basis, market, result_version, pick, line,
      probability, draw_probability, choices, book, price, claimed, outcome, units, closing_probability,
      closing_draw_probability, closing_price, closing_line, prediction_line, graded_at)
    values (line_of_grade, n.game_id, n.prediction_id, n.basis, n.market, n.result_version, n.pick, n.line,
      n.probability, n.draw_probability, n.choices, n.book, n.price, n.claimed, n.outcome, n.units,
      n.closing_probability, n.closing_draw_probability, n.closing_price, n.closing_line, n.prediction_line,
      n.graded_at);
    saved := saved + 1;
  end loop;
  return saved;
end $$;

create function public.save_event_grades(p_token bigint, p_grades jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  n record;
  line_of_grade bigint;
  saved integer := 0;
begin
  perform public.hold_refresh_lease(p_token);
  for n in select g.*, item ->> 'payload' as payload
    from jsonb_array_elements(p_grades) item cross join lateral jsonb_populate_record(null::public.event_grades, item) g
  loop
    continue when exists (select from public.event_grades g where g.event_id = n.event_id and g.part = n.part
      and g.basis = n.basis and g.market = n.market and g.result_version = n.result_version
      and (n.basis = 'pick' or g.pick = n.pick));
    perform public.require_same_grade(n.payload, jsonb_build_object('eventId', n.event_id, 'part', n.part,
      'predictionId', n.event_prediction_id, 'predictionLine', n.prediction_line, 'resultVersion', n.result_version,
      'basis', n.basis, 'market', n.market, 'pick', n.pick, 'how', n.how, 'opponent', n.opponent,
      'probability', n.probability, 'choices', n.choices, 'book', n.book, 'price', n.price, 'claimed', n.claimed,
      'outcome', n.outcome, 'units', n.units, 'closingProbability', n.closing_probability,
      'closingPrice', n.closing_price));
    insert into public.ledger (kind, event_id, part, event_prediction_id, payload)
      values ('grade', n.event_id, n.part, n.event_prediction_id, n.payload) returning seq into line_of_grade;
    insert into public.event_grades (ledger_seq, event_id, part, event_prediction_id, basis, market, result_version,
      pick, how, opponent, probability, choices, book, price, claimed, outcome, units, closing_probability,
      closing_price, prediction_line, graded_at)
    values (line_of_grade, n.event_id, n.part, n.event_prediction_id, n.basis, n.market, n.result_version, n.pick,
      n.how, n.opponent, n.probability, n.choices, n.book, n.price, n.claimed, n.outcome, n.units,
      n.closing_probability, n.closing_price, n.prediction_line, n.graded_at);
    saved := saved + 1;
  end loop;
  return saved;
end $$;
