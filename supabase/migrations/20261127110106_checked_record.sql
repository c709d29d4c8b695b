-- A record goes up if it is the grades' own: each of its lines with the outcome, units, price and chance that its grade has, and totals
-- that follow from them.

-- Why a record with these parts does not follow from the grades; null if it does, as far as the database can tell.
create function public.record_fault(p_parts jsonb) returns text language plpgsql stable set search_path = '' as $$
declare
  counted record;
  summary jsonb := (select r.body::jsonb from public.record_parts r where r.hash = p_parts ->> 'summary');
  figures jsonb := (select r.body::jsonb from public.record_parts r where r.hash = p_parts ->> 'figures');
  line bigint;
begin
  select coalesce(g.grade_line, s."gradeLine") into line
  from public.record_rows g
  full join (
    select s.* from jsonb_each_text(p_parts) p
    join public.record_parts r on r.hash = p.value
    cross join lateral jsonb_to_recordset(r.body::jsonb) as s("gradeLine" bigint, "predictionLine" bigint, kind text, id bigint,
      part text, basis text, market text, pick text, outcome text, units float8, price integer, probability float8)
    where p.key like 'rows/%'
  ) s on s."gradeLine" = g.grade_line
  where (g.grade_line, g.prediction_line, g.kind, g.id, g.part, g.basis, g.market, g.pick, g.outcome, g.units, g.price, g.probability)
    is distinct from (s."gradeLine", s."predictionLine", s.kind, s.id, s.part, s.basis, s.market, s.pick, s.outcome, s.units, s.price,
      s.probability)
  order by 1 limit 1;
  if line is not null then return format('line %s of the ledger is not what the record says', line); end if;

  select count(*) as picks, count(*) filter (where g.market in ('moneyline', 'outright')) as graded,
    count(*) filter (where g.market = 'moneyline' and g.outcome in ('win', 'halfWin')) as wins,
    count(*) filter (where g.market = 'moneyline' and g.outcome in ('loss', 'halfLoss')) as losses,
    count(*) filter (where g.outcome in ('win', 'halfWin')) as won,
    count(*) filter (where g.outcome in ('loss', 'halfLoss')) as lost,
    count(*) filter (where g.outcome = 'void') as voided,
    count(g.units) filter (where g.outcome <> 'void') as staked, coalesce(sum(g.units), 0) as units
  into counted from public.record_rows g where g.basis = 'pick';
  if (summary ->> 'graded', summary ->> 'wins', summary ->> 'losses', summary ->> 'staked')
      is distinct from (counted.graded::text, counted.wins::text, counted.losses::text, counted.staked::text)
      or abs((summary ->> 'units')::float8 - counted.units) < 1e-6 is not true then
    return 'its summary does not follow from its lines';
  end if;
  if (figures ->> 'predictions', figures #>> '{picks,all,picks}', figures #>> '{picks,all,won}', figures #>> '{picks,all,lost}',
      figures #>> '{picks,all,voided}', figures #>> '{picks,all,staked}')
      is distinct from (counted.graded::text, counted.picks::text, counted.won::text, counted.lost::text, counted.voided::text,
        counted.staked::text)
      or abs(coalesce((figures #>> '{picks,all,units}')::float8, 0) - counted.units) < 1e-6 is not true then
    return 'its figures do not follow from its lines';
  end if;
  return null;
end $$;

-- As before: puts up a record, of parts that are there, and takes those that neither it nor the one before it has. Now none that does
-- not follow.
create or replace function public.save_record(p_token bigint, p_fingerprint text, p_as_of timestamptz, p_parts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  missing text;
  fault text;
begin
  perform public.hold_refresh_lease(p_token);
  select p.key into missing from jsonb_each_text(p_parts) p
  where not exists (select from public.record_parts r where r.hash = p.value) limit 1;
  if missing is not null then
    raise exception 'the record''s part % has not been written', missing using errcode = 'foreign_key_violation';
  end if;
  fault := case when p_fingerprint is distinct from (select f.fingerprint from public.record_fingerprint f)
    then 'it is not of the grades as they are' else public.record_fault(p_parts) end;
  if fault is not null then
    raise exception 'the record does not follow: %', fault using errcode = 'restrict_violation';
  end if;
  insert into public.record_state (fingerprint, as_of, parts) values (p_fingerprint, p_as_of, p_parts)
  on conflict (only_row) do update set fingerprint = excluded.fingerprint, as_of = excluded.as_of,
    parts = excluded.parts, before = record_state.parts;
  delete from public.record_parts r where not exists (
    select from public.record_state s, lateral (
      select value from jsonb_each_text(s.parts) union all select value from jsonb_each_text(s.before)) named
    where named.value = r.hash);
end $$;

revoke all on function public.record_fault from public, anon, authenticated, service_role;
