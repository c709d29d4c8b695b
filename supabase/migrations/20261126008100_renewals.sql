-- What members agree to about the renewal before they pay, and what they are told of their subscription later: reminders of
-- renewals, changes of price, a payment given back.

create table public.renewal_consents (
  id bigint generated always as identity primary key,
  -- Null once the account is deleted: what was agreed to is kept for as long as it may be sued on.
  member_id uuid references public.members on delete set null,
  phone_hash bytea not null check (length(phone_hash) = 32),
  tier text not null check (tier in ('monthly', 'yearly')),
  version text not null,
  -- The sentence that was agreed to, word for word.
  wording text not null,
  agreed_at timestamptz not null default public.clock(),
  ip inet,
  device text
);
comment on table public.renewal_consents is 'consents to renewals, never changed; kept four years, and as long as a subscription runs';
create index on public.renewal_consents (member_id);
create index on public.renewal_consents (phone_hash);
create index on public.renewal_consents (agreed_at);

-- Whether a number pays for something now.
create function public.is_paying(p_phone_hash bytea) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.customers as c join public.subscriptions as s on s.customer_id = c.id
    where c.phone_hash = p_phone_hash and s.ended_at is null)
$$;

create function public.refuse_renewal_consent_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.agreed_at < public.clock() - interval '4 years' and not public.is_paying(old.phone_hash) then return old; end if;
  elsif new.member_id is null and to_jsonb(new) - 'member_id' = to_jsonb(old) - 'member_id' then
    return new;
  end if;
  raise exception 'a consent is never changed' using errcode = 'PT403';
end $$;
create trigger renewal_consents_stay before update or delete on public.renewal_consents
  for each row execute function public.refuse_renewal_consent_change();

create function public.note_renewal_consent(
  p_member uuid, p_tier text, p_version text, p_wording text, p_ip inet, p_device text) returns void
language sql security definer set search_path = '' as $$
  insert into public.renewal_consents (member_id, phone_hash, tier, version, wording, ip, device)
    select id, phone_hash, p_tier, p_version, p_wording, p_ip, p_device from public.members where id = p_member
$$;

create table public.account_notices (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  kind text not null check (kind in ('renewal', 'price', 'money back')),
  -- Which one of its kind: the renewal, the change or the subscription it is about. Each is told once.
  key text not null check (length(key) <= 80),
  title text not null check (length(title) between 1 and 150),
  body text not null check (length(body) between 1 and 320),
  told_at timestamptz not null default public.clock(),
  unique (member_id, kind, key)
);
create index on public.account_notices (told_at);

-- Why a member may not be sent a notice about their account over a channel now; null where they may. It is no offer: it
-- needs neither a consent nor a subscription, but goes to no number or address that takes nothing.
create function public.why_no_notice(p_member uuid, p_channel text) returns text
language plpgsql stable set search_path = '' as $$
declare
  reached bytea := public.reached_by(p_member, p_channel);
begin
  if reached is null then return 'no address'; end if;
  if public.is_blocked(reached, p_channel) then return 'stopped'; end if;
  if p_channel = 'push' and not exists (select from public.push_devices where member_id = p_member) then
    return 'no device';
  end if;
  return null;
end $$;

-- Tells a member something about their account, once: under their account, and over the channels of `p_channels` they have
-- turned on, or by text where they have none. `p_wait`: not before 10 AM where they are. Answers whether it is new.
create function public.tell_member(
  p_member uuid, p_kind text, p_key text, p_title text, p_body text, p_wait boolean, p_channels text[])
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  now timestamptz := public.clock();
  zone text := coalesce((select s.zone from public.message_settings as s where s.member_id = p_member), 'America/New_York');
  morning timestamptz := ((now at time zone zone)::date + time '10:00') at time zone zone;
  due timestamptz := now;
begin
  if p_wait and now < morning then due := morning; end if;
  if p_wait and extract(hour from now at time zone zone) >= 20 then due := morning + interval '1 day'; end if;
  insert into public.account_notices (member_id, kind, key, title, body)
    select id, p_kind, p_key, p_title, p_body from public.members where id = p_member
    on conflict do nothing;
  if not found then return false; end if;
  insert into public.messages (member_id, channel, day, kind, key, title, body, next_at, expires_at, state)
  select p_member, c, (due at time zone zone)::date, 'notice', p_kind || ' ' || p_key,
    case c when 'sms' then null else p_title end, p_body, due, due + interval '3 days', 'queued'
  from unnest(p_channels) as c
  where public.why_no_notice(p_member, c) is null and (
    exists (select from public.message_channels where member_id = p_member and channel = c)
    or c = 'sms' and not exists (
      select from public.message_channels where member_id = p_member and channel = any (p_channels)))
  on conflict do nothing;
  return true;
end $$;

-- A member's notices of the last 60 days, the latest first.
create function public.notices_of(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'text', body, 'at', told_at)
    order by id desc), '[]')
  from public.account_notices where member_id = p_member and told_at > public.clock() - interval '60 days'
$$;

-- Subscriptions that renew, of members who are there, for the reminders.
create function public.renewing_subscriptions(p_after text, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'memberId', member_id, 'tier', tier,
    'createdAt', created_at, 'periodEnd', period_end) order by id), '[]')
  from (select s.id, c.member_id, s.tier, s.created_at, s.period_end
    from public.subscriptions as s join public.customers as c on c.id = s.customer_id
    where s.id > p_after and c.member_id is not null and s.status = 'active' and s.tier is not null
      and s.cancels_at is null and s.ended_at is null and not public.is_banned(c.phone_hash)
    order by s.id limit p_most) as renewing
$$;

-- What is held about a member's renewals, notices and a payment given back.
create function public.export_renewals(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'consents', (select coalesce(jsonb_agg(jsonb_build_object('plan', tier, 'version', version, 'wording', wording,
      'agreedAt', agreed_at, 'ipAddress', host(ip), 'device', device) order by id), '[]')
      from public.renewal_consents where member_id = p_member),
    'notices', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'text', body,
      'at', told_at) order by id), '[]') from public.account_notices where member_id = p_member),
    'moneyBack', (select jsonb_build_object('subscriptionId', subscription_id, 'cents', cents, 'askedAt', asked_at,
      'doneAt', done_at) from public.money_backs where member_id = p_member limit 1))
$$;

-- Forgets notices after four years, and consents that are as old and in force no longer.
create function public.thin_renewals() returns void
language sql security definer set search_path = '' as $$
  delete from public.account_notices where told_at < public.clock() - interval '4 years';
  delete from public.renewal_consents
    where agreed_at < public.clock() - interval '4 years' and not public.is_paying(phone_hash)
$$;

do $$
declare
  t text;
begin
  foreach t in array array['renewal_consents', 'account_notices'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.is_paying, public.refuse_renewal_consent_change, public.note_renewal_consent, public.why_no_notice,
  public.tell_member, public.notices_of, public.renewing_subscriptions, public.export_renewals, public.thin_renewals
from public, anon, authenticated, service_role;
grant execute on function
  public.note_renewal_consent, public.tell_member, public.notices_of, public.renewing_subscriptions
to service_role;
