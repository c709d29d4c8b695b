-- Zones that members may choose: names of the IANA list, as isZone in src/members/account/rules/hours.ts has it. PostgreSQL itself
-- also reads offsets with the sign turned round, any POSIX rule, and abbreviations.

create table public.zone_names (
  name text primary key
);

-- Takes over what PostgreSQL's own list has got since. Reading that takes a moment, so it is copied.
create function public.note_zone_names() returns void
language sql security definer set search_path = '' as $$
  insert into public.zone_names (name)
    select name from pg_catalog.pg_timezone_names
    where name ~ ('^((Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico'
      || '|Pacific|US)(/[A-Z][A-Za-z0-9_+-]*){1,2}|UTC|GMT|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$') and name <> 'Etc/Unknown'
  on conflict do nothing
$$;
select public.note_zone_names();

-- A stored name that is none of the list, as JavaScript meant it: in other letters, an abbreviation, an offset of whole
-- hours. Else the site's own zone.
create function public.mended_zone(p_zone text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select name from public.zone_names
      where lower(name) = lower(regexp_replace(trim(p_zone), '^(posix|right)/', '', 'i')) limit 1),
    (select zone from (values ('EST', 'America/New_York'), ('EDT', 'America/New_York'), ('CST', 'America/Chicago'),
        ('CDT', 'America/Chicago'), ('MST', 'America/Denver'), ('MDT', 'America/Denver'), ('PST', 'America/Los_Angeles'),
        ('PDT', 'America/Los_Angeles'), ('HST', 'Pacific/Honolulu'), ('WET', 'Europe/Lisbon'), ('CET', 'Europe/Brussels'),
        ('MET', 'Europe/Brussels'), ('EET', 'Europe/Athens'), ('GB', 'Europe/London'), ('JAPAN', 'Asia/Tokyo'),
        ('ZULU', 'UTC'), ('UCT', 'UTC')) as old (name, zone)
      where name = upper(trim(p_zone))),
    (select name from public.zone_names where name = (
      select 'Etc/GMT' || case part[1] when '-' then '+' else '-' end || part[2]::integer
      from regexp_match(p_zone, '^([+-])(\d\d):?(?:00)?$') as part)),
    'America/New_York')
$$;
update public.message_settings set zone = public.mended_zone(zone)
  where not exists (select from public.zone_names where name = zone);
update public.alert_settings set zone = public.mended_zone(zone)
  where not exists (select from public.zone_names where name = zone);
drop function public.mended_zone;

alter table public.message_settings add foreign key (zone) references public.zone_names;
alter table public.alert_settings add foreign key (zone) references public.zone_names;
create index on public.message_settings (zone);
create index on public.alert_settings (zone);

alter table public.zone_names enable row level security;
revoke all on public.zone_names from public, anon, authenticated, service_role;
revoke all on function public.note_zone_names from public, anon, authenticated, service_role;
