-- The heads of the ledger's days, what witnesses outside gave for them, and where checks of the ledger have come.

create table public.ledger_heads (
  day date primary key,
  seq bigint not null unique references public.ledger (seq),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null default public.clock()
);
comment on table public.ledger_heads is 'append-only: the last line of each UTC day, written down when the day was over and published';
create trigger ledger_heads_are_append_only before update or delete or truncate on public.ledger_heads
  for each statement execute function public.refuse_change();

create table public.ledger_stamps (
  day date not null references public.ledger_heads (day),
  witness text not null check (length(witness) between 1 and 200),
  receipt bytea not null check (length(receipt) between 1 and 65536),
  stamped_at timestamptz not null default public.clock(),
  primary key (day, witness)
);
comment on table public.ledger_stamps is 'append-only: what a witness outside gave for the head of a day';
comment on column public.ledger_stamps.witness is 'address of an OpenTimestamps calendar, or of another public place';
create trigger ledger_stamps_are_append_only before update or delete or truncate on public.ledger_stamps
  for each statement execute function public.refuse_change();

create table public.ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default public.clock(),
  through_seq bigint not null,
  through_hash text not null,
  again_seq bigint not null,
  fault text
);
comment on table public.ledger_checks is 'what each check of the ledger came to, a month back';
comment on column public.ledger_checks.through_seq is 'the last line that has been checked, from the first on; 0 for none';
comment on column public.ledger_checks.again_seq is 'how far the lines of earlier checks have been checked once more';
comment on column public.ledger_checks.fault is 'the first thing that is wrong, in a sentence; null: nothing is';

-- Called with the ledger's lock held: closes the day of the last entry where the next one is of a later day. A clock
-- that goes back into a day that is closed stops the ledger rather than contradict a published head.
create function public.close_ledger_day(p_last public.ledger, p_next timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  next_day date := (p_next at time zone 'UTC')::date;
  last_day date := (p_last.appended_at at time zone 'UTC')::date;
begin
  if last_day < next_day then
    insert into public.ledger_heads (day, seq, hash) values (last_day, p_last.seq, p_last.hash)
    on conflict (day) do nothing;
  end if;
  if exists (select from public.ledger_heads h where h.day >= next_day) then
    raise exception 'the ledger has closed %: it takes no entry of that day', next_day
      using errcode = 'restrict_violation';
  end if;
end $$;

-- Closes the last day also where no entry of a later one has come, ten minutes after its end.
create function public.close_last_ledger_day() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last public.ledger;
  over date := ((public.clock() - interval '10 minutes') at time zone 'UTC')::date;
begin
  perform pg_advisory_xact_lock(7310017);
  select * into last from public.ledger order by seq desc limit 1;
  if (last.appended_at at time zone 'UTC')::date < over then
    insert into public.ledger_heads (day, seq, hash)
    values ((last.appended_at at time zone 'UTC')::date, last.seq, last.hash)
    on conflict (day) do nothing;
  end if;
end $$;

-- The heads with whether the ledger still says so: the same hash in that line, and that line the last of its day.
create view public.ledger_days with (security_invoker = true) as
select h.day, h.seq, h.hash,
  coalesce(l.hash = h.hash and (l.appended_at at time zone 'UTC')::date = h.day
    and not exists (select from public.ledger n
      where n.seq = h.seq + 1 and (n.appended_at at time zone 'UTC')::date <= h.day), false) as stands,
  coalesce((select jsonb_agg(jsonb_build_object('witness', s.witness, 'stampedAt', s.stamped_at,
      'receipt', translate(encode(s.receipt, 'base64'), E'\n', '')) order by s.witness)
    from public.ledger_stamps s where s.day = h.day), '[]') as stamps
from public.ledger_heads h left join public.ledger l on l.seq = h.seq;

-- Keeps what a witness gave for a head; the first receipt of each counts.
create function public.save_ledger_stamp(p_day date, p_witness text, p_receipt text) returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_stamps (day, witness, receipt) values (p_day, p_witness, decode(p_receipt, 'base64'))
  on conflict (day, witness) do nothing
$$;

create function public.save_ledger_check(p_through_seq bigint, p_through_hash text, p_again_seq bigint, p_fault text)
returns void language sql security definer set search_path = '' as $$
  delete from public.ledger_checks where checked_at < public.clock() - interval '30 days';
  insert into public.ledger_checks (through_seq, through_hash, again_seq, fault)
  values (p_through_seq, p_through_hash, p_again_seq, p_fault)
$$;

alter table public.ledger_heads enable row level security;
alter table public.ledger_stamps enable row level security;
alter table public.ledger_checks enable row level security;
revoke all on public.ledger_heads, public.ledger_stamps, public.ledger_checks, public.ledger_days
  from public, anon, authenticated, service_role;
grant select on public.ledger_heads, public.ledger_stamps, public.ledger_checks, public.ledger_days to service_role;
revoke all on function public.close_ledger_day, public.close_last_ledger_day, public.save_ledger_stamp,
  public.save_ledger_check from public, anon, authenticated, service_role;
grant execute on function public.close_last_ledger_day, public.save_ledger_stamp, public.save_ledger_check
  to service_role;
