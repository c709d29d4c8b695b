-- The same rows as before, found part by part: what has its grade is left out before the ledger is asked, so that a
-- refresh does not read the whole ledger.

create or replace view public.ungraded_event_predictions with (security_invoker = true) as
select r.event_id, r.part, r.version, r.result, l.event_prediction_id, l.names, l.outcome, l.market, e.facts
from public.last_event_results r
join public.events e on e.id = r.event_id
cross join lateral (
  select s.event_prediction_id, p.names, p.outcome, p.market
  from public.ledger s join public.event_predictions p on p.id = s.event_prediction_id
  where s.event_id = r.event_id and p.part = r.part and s.kind = 'prediction'
  order by s.seq desc limit 1
) l
where not exists (select from public.event_predictions p
  join public.event_grades g on g.event_prediction_id = p.id and g.result_version = r.version
  where p.event_id = r.event_id and p.part = r.part);
