-- Heads of the ledger that are shown to witnesses outside: the end of the ledger after each slate that said something, and the
-- last line of each day. Each with what authorities gave for it, and the owner's signature.

create table public.ledger_marks (
  seq bigint primary key references public.ledger (seq),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  marked_at timestamptz not null default public.clock()
);
comment on table public.ledger_marks is 'append-only: ends of the ledger that witnesses outside are shown';
create trigger ledger_marks_are_append_only before update or delete or truncate on public.ledger_marks
  for each statement execute function public.refuse_change();

create table public.ledger_receipts (
  seq bigint not null references public.ledger_marks (seq),
  authority text not null check (length(authority) between 1 and 100),
  receipt bytea not null check (length(receipt) between 1 and 65536),
  told_at timestamptz not null,
  is_local boolean not null,
  received_at timestamptz not null default public.clock(),
  primary key (seq, authority)
);
comment on table public.ledger_receipts is 'append-only: what a time-stamp authority (RFC 3161) gave for a head';
comment on column public.ledger_receipts.told_at is 'the time in the receipt, by the authority''s clock';
comment on column public.ledger_receipts.is_local is 'of an authority of the same machine, which proves nothing outside of it';
create index ledger_receipts_in_order on public.ledger_receipts (seq) where not is_local;
create trigger ledger_receipts_are_append_only before update or delete or truncate on public.ledger_receipts
  for each statement execute function public.refuse_change();

create table public.ledger_signatures (
  seq bigint not null references public.ledger_marks (seq),
  key text not null check (key ~ '^[A-Za-z0-9+/]{43}=$'),
  signature text not null check (signature ~ '^[A-Za-z0-9+/]{86}==$'),
  signed_at timestamptz not null default public.clock(),
  primary key (seq, key)
);
comment on table public.ledger_signatures is 'append-only: the owner''s signature (Ed25519) of a head; the key is the public one, base64';
create trigger ledger_signatures_are_append_only before update or delete or truncate on public.ledger_signatures
  for each statement execute function public.refuse_change();

-- Marks the end of the ledger and the heads of the last week that are not marked yet. Safe to repeat.
create function public.mark_ledger() returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_marks (seq, hash)
  select seq, hash from (
    (select seq, hash from public.ledger order by seq desc limit 1)
    union
    select seq, hash from public.ledger_heads where day > (public.clock() at time zone 'UTC')::date - 7
  ) ends
  on conflict (seq) do nothing
$$;

-- The marked heads, with the day of the line and whether the ledger still says so.
create view public.ledger_witnessed with (security_invoker = true) as
select m.seq, m.hash, m.marked_at, l.appended_at, (l.appended_at at time zone 'UTC')::date as day,
  l.hash = m.hash as stands,
  coalesce((select jsonb_agg(jsonb_build_object('key', s.key, 'signature', s.signature) order by s.signed_at, s.key)
    from public.ledger_signatures s where s.seq = m.seq), '[]') as signatures,
  coalesce((select jsonb_agg(jsonb_build_object('authority', r.authority, 'toldAt', r.told_at, 'local', r.is_local,
      'receipt', translate(encode(r.receipt, 'base64'), E'\n', '')) order by r.told_at, r.authority)
    from public.ledger_receipts r where r.seq = m.seq), '[]') as receipts
from public.ledger_marks m join public.ledger l on l.seq = m.seq;

-- The newest marked heads of the last week, with who has signed and stamped them.
create function public.ledger_to_witness(p_most integer) returns table (
  seq bigint, hash text, day date, keys text[], authorities text[])
language sql stable security definer set search_path = '' as $$
  select m.seq, m.hash, (l.appended_at at time zone 'UTC')::date,
    array(select s.key from public.ledger_signatures s where s.seq = m.seq),
    array(select r.authority from public.ledger_receipts r where r.seq = m.seq)
  from public.ledger_marks m join public.ledger l on l.seq = m.seq
  where m.marked_at > public.clock() - interval '7 days'
  order by m.seq desc limit p_most
$$;

-- Keeps a receipt of a head, if the ledger has that hash there; the first of each authority counts.
create function public.save_ledger_receipt(
  p_seq bigint, p_hash text, p_authority text, p_receipt text, p_told_at timestamptz, p_local boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.ledger l where l.seq = p_seq and l.hash = p_hash) then
    raise exception 'the ledger has no line % with that hash', p_seq using errcode = 'check_violation';
  end if;
  insert into public.ledger_receipts (seq, authority, receipt, told_at, is_local)
  values (p_seq, p_authority, decode(p_receipt, 'base64'), p_told_at, p_local)
  on conflict (seq, authority) do nothing;
end $$;

create function public.save_ledger_signature(p_seq bigint, p_hash text, p_key text, p_signature text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.ledger l where l.seq = p_seq and l.hash = p_hash) then
    raise exception 'the ledger has no line % with that hash', p_seq using errcode = 'check_violation';
  end if;
  insert into public.ledger_signatures (seq, key, signature) values (p_seq, p_key, p_signature)
  on conflict (seq, key) do nothing;
end $$;

-- Since when there are witnesses outside: the first head with a receipt of a public authority, else of a local one.
create function public.ledger_witnessed_since() returns table (
  seq bigint, told_at timestamptz, authority text, is_local boolean)
language sql stable security definer set search_path = '' as $$
  select r.seq, r.told_at, r.authority, r.is_local from public.ledger_receipts r
  order by r.is_local, r.seq, r.told_at limit 1
$$;

-- The owner's public keys that have signed heads, each with its first head.
create function public.ledger_keys() returns table (key text, seq bigint)
language sql stable security definer set search_path = '' as $$
  select s.key, min(s.seq) from public.ledger_signatures s group by s.key order by min(s.seq)
$$;

alter table public.ledger_marks enable row level security;
alter table public.ledger_receipts enable row level security;
alter table public.ledger_signatures enable row level security;
revoke all on public.ledger_marks, public.ledger_receipts, public.ledger_signatures, public.ledger_witnessed
  from public, anon, authenticated, service_role;
grant select on public.ledger_marks, public.ledger_receipts, public.ledger_signatures, public.ledger_witnessed to service_role;
revoke all on function public.mark_ledger, public.ledger_to_witness, public.save_ledger_receipt,
  public.save_ledger_signature, public.ledger_witnessed_since, public.ledger_keys from public, anon, authenticated, service_role;
grant execute on function public.mark_ledger, public.ledger_to_witness, public.save_ledger_receipt,
  public.save_ledger_signature, public.ledger_witnessed_since, public.ledger_keys to service_role;
