-- What a hosted Supabase project has before its first migration, as far as this product uses it. Safe to run again.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator noinherit login password 'authenticator';
  end if;
end $$;
-- Databases of earlier versions made them otherwise.
alter role anon inherit;
alter role authenticated inherit;
alter role service_role inherit;
grant anon, authenticated, service_role to authenticator;

-- Limits of the hosted service, so that a slow query fails here as it would there. Its `authenticator` also preloads
-- safeupdate, which this PostgreSQL does not come with: see src/local/unfiltered and safeUpdate.ts.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

create schema if not exists auth;
create schema if not exists extensions;
create schema if not exists supabase_migrations;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;

-- What is new in public is nobody's but its owner's, as in every hosted project since 2026-10-30. Older ones granted all
-- of it to their API roles, and so did older versions of this file.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- Not in a hosted project: what the stand-in for sign-in takes the time from, so that tests can move it with the rest.
create or replace function auth.clock() returns timestamptz language sql volatile set search_path = '' as
$$ select pg_catalog.clock_timestamp() $$;

create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

create table if not exists auth.users (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  created_at timestamptz not null default auth.clock(),
  updated_at timestamptz not null default auth.clock(),
  phone text unique,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default auth.clock(),
  updated_at timestamptz not null default auth.clock()
);
create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token varchar(255) not null unique,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  parent varchar(255),
  revoked boolean not null default false,
  created_at timestamptz not null default auth.clock(),
  updated_at timestamptz not null default auth.clock()
);

-- What sign-in needs besides; databases of earlier versions get it, too.
alter table auth.users
  add column if not exists phone_change text not null default '',
  add column if not exists phone_change_token varchar(255) not null default '',
  add column if not exists phone_change_sent_at timestamptz;
alter table auth.sessions
  add column if not exists refreshed_at timestamptz,
  add column if not exists not_after timestamptz,
  add column if not exists user_agent text,
  add column if not exists ip inet,
  add column if not exists refresh_token_hmac_key text,
  add column if not exists refresh_token_counter bigint;
do $$ begin
  if not exists (
    select from pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'recovery_token' and not attisdropped
  ) then
    -- A row that somebody writes by hand lacks what the service looks for, there as here: see standins/auth/userRow.ts.
    alter table auth.users
      alter column aud drop default,
      alter column role drop default,
      add column recovery_token varchar(255),
      add column recovery_sent_at timestamptz,
      add column email_change varchar(255),
      add column email_change_token_new varchar(255),
      add column email_change_token_current varchar(255) default '',
      add column email_change_sent_at timestamptz,
      add column reauthentication_token varchar(255) default '',
      add column reauthentication_sent_at timestamptz;
    -- Rows of versions that did not look.
    update auth.users set
      instance_id = '00000000-0000-0000-0000-000000000000',
      confirmation_token = coalesce(confirmation_token, ''),
      recovery_token = '', email_change = '', email_change_token_new = ''
    where instance_id is null;
  end if;
end $$;

-- How each session began. Earlier versions kept it in the session, and one without a row here began with a code.
create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, authentication_method)
);
alter table auth.sessions drop column if exists method;

-- The hashes of codes that wait, beside those in auth.users.
create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null,
  token_hash text not null check (token_hash <> ''),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  unique (user_id, token_type)
);
create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default auth.clock(),
  updated_at timestamptz not null default auth.clock(),
  unique (provider_id, provider)
);

-- Supabase Auth's own log: of numbers, too, unless `audit_log_disable_postgres` is set.
create table if not exists auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);

-- On, without a policy: the API roles see nothing of sign-in, whatever they are granted.
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.identities enable row level security;
alter table auth.audit_log_entries enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.one_time_tokens enable row level security;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
