-- Rebuilds of the static pages: at least ten minutes apart, at most six in six hours, which is 24 a day without a day's
-- end that has none left.

create table public.builds (
  id bigint generated always as identity primary key,
  slate_hash text not null,
  requested_at timestamptz not null default public.clock(),
  accepted_at timestamptz
);
comment on column public.builds.slate_hash is 'content hash of the slate the build was asked for';
comment on column public.builds.accepted_at is 'when whoever builds took the request; null: it failed and is asked for again';

-- True, and noted, where a build may be asked for now; false where it must wait or nothing has changed.
create function public.claim_build(p_token bigint, p_slate_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  last public.builds;
begin
  perform public.hold_refresh_lease(p_token);
  select * into last from public.builds order by id desc limit 1;
  if last.slate_hash = p_slate_hash and last.accepted_at is not null then return false; end if;
  if last.requested_at > public.clock() - interval '10 minutes' then return false; end if;
  if (select count(*) from public.builds where requested_at > public.clock() - interval '6 hours') >= 6 then
    return false;
  end if;
  insert into public.builds (slate_hash) values (p_slate_hash);
  return true;
end $$;

-- Notes that the build claimed last was taken.
create function public.accept_build(p_token bigint, p_slate_hash text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  update public.builds set accepted_at = public.clock()
  where id = (select max(b.id) from public.builds b) and slate_hash = p_slate_hash;
end $$;
