-- A number that somebody else has taken over (a SIM swap) signs in to the account behind it. Until a day has passed, a new
-- device does what costs money or cannot be undone only for who can name the card on file, too.

create table public.named_cards (
  session_id uuid primary key references public.sessions on delete cascade,
  named_at timestamptz not null default public.clock()
);

create table public.card_guesses (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  guessed_at timestamptz not null default public.clock()
);
create index on public.card_guesses (member_id, guessed_at);

-- Whether a session is too new to be trusted with the subscription: less than a day old, of an account that has been open
-- somewhere before, or that is older than a week; and the card has not been named. A session that was ended since counts,
-- too: who comes in by a taken number can end the others.
create function public.needs_card(p_member uuid, p_session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.sessions as s join public.members as m on m.id = s.member_id
    where s.id = p_session and m.id = p_member and s.created_at > public.clock() - interval '1 day'
      and (m.created_at < public.clock() - interval '7 days' or exists (
        select from public.sessions as o
        where o.member_id = m.id and o.created_at < s.created_at))
      and not exists (select from public.named_cards as n where n.session_id = s.id))
$$;

-- Counts a guess at a member's card. Answers whether it may be looked at: five a day may.
create function public.count_card_guess(p_member uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.members where id = p_member for update;
  delete from public.card_guesses
    where member_id = p_member and guessed_at < public.clock() - interval '1 day';
  if (select count(*) from public.card_guesses where member_id = p_member) >= 5 then return false; end if;
  insert into public.card_guesses (member_id) values (p_member);
  return true;
end $$;

create function public.note_named_card(p_session uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.named_cards (session_id) values (p_session) on conflict do nothing
$$;

do $$
declare
  t text;
begin
  foreach t in array array['named_cards', 'card_guesses'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function public.needs_card, public.count_card_guess, public.note_named_card
from public, anon, authenticated, service_role;
grant execute on function public.needs_card, public.count_card_guess, public.note_named_card
to service_role;
