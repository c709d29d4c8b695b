-- What became of the texts of the last day, by the carriers' receipts: where most did not arrive, the owner is told.
create index messages_receipts on public.messages (settled_at) where state in ('delivered', 'undelivered');

create function public.text_receipts() returns jsonb
language sql stable security definer set search_path = '' as $$
  with told as (
    select state, code, settled_at from public.messages
    where state in ('delivered', 'undelivered') and channel = 'sms' and settled_at > public.clock() - interval '24 hours'
  )
  select jsonb_build_object(
    'delivered', count(*) filter (where state = 'delivered'),
    'undelivered', count(*) filter (where state = 'undelivered'),
    'since', min(settled_at) filter (where state = 'undelivered'),
    'codes', coalesce((select jsonb_agg(code order by times desc, code) from (
      select code, count(*) as times from told where state = 'undelivered' and code is not null group by code
    ) as counted), '[]'))
  from told
$$;
revoke all on function public.text_receipts from public, anon, authenticated, service_role;
grant execute on function public.text_receipts to service_role;
