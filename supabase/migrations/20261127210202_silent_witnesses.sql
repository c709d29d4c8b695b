-- How long each witness of the ledger has been silent: time-stamp authorities, places that stamp daily heads, the copy in git.

create table public.ledger_copies (
  place text primary key check (length(place) between 1 and 200),
  seq bigint not null references public.ledger (seq),
  copied_at timestamptz not null default public.clock()
);
create index ledger_copies_seq on public.ledger_copies (seq);
comment on table public.ledger_copies is 'the newest head that each public repository has a copy of, as it was last told';
alter table public.ledger_copies enable row level security;
revoke all on public.ledger_copies from public, anon, authenticated, service_role;

-- Notes that a repository has a copy of a head, and so of those before it.
create function public.note_ledger_copy(p_place text, p_seq bigint) returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_copies as c (place, seq) values (p_place, p_seq)
  on conflict (place) do update set seq = greatest(c.seq, excluded.seq), copied_at = public.clock()
$$;

-- Since when each of these has not confirmed what it is to confirm: null where it has confirmed all. An authority's receipt covers the
-- lines before it, as a stamp covers the days before. Places are asked for the newest seven days' heads only.
create function public.ledger_silence(p_authorities text[], p_places text[], p_mirror text)
returns table (kind text, name text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'authority', a, (select min(m.marked_at) from public.ledger_marks m
    where m.seq > coalesce((select max(r.seq) from public.ledger_receipts r where r.authority = a), 0))
  from unnest(p_authorities) a
  union all
  select 'place', w, (select min(h.closed_at) from public.ledger_heads h where h.closed_at > public.clock() - interval '7 days'
    and h.day > coalesce((select max(s.day) from public.ledger_stamps s where s.witness = w), '-infinity'))
  from unnest(p_places) w
  union all
  select 'mirror', p_mirror, (select min(m.marked_at) from public.ledger_marks m
    where m.seq > coalesce((select c.seq from public.ledger_copies c where c.place = p_mirror), 0))
  where p_mirror is not null
$$;

revoke all on function public.note_ledger_copy, public.ledger_silence from public, anon, authenticated, service_role;
grant execute on function public.note_ledger_copy, public.ledger_silence to service_role;
