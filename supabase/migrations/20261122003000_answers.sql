-- The API's answers as text, rendered once by the run that publishes a slate and then only read. A run writes its
-- answers before it moves the pointer; moving it puts them up in the same transaction.

create table public.slate_answers (
  run_id bigint not null references public.refresh_runs (id) on delete cascade,
  key text not null,
  body text not null,
  primary key (run_id, key)
);
comment on table public.slate_answers is 'answers of the run that is up, of the one before it for who is in the middle of reading them, and of one at work';
comment on column public.slate_answers.body is 'JSON: the texts of an answer with the times between which each is to be seen';

alter table public.current_slate
  add column answers_run bigint references public.refresh_runs (id),
  add column answers_version integer not null default 0;
comment on column public.current_slate.answers_run is 'run whose answers are up; null where none has rendered any';
comment on column public.current_slate.answers_version is 'counts changes of answers that are up: a record that grading has moved';
create index current_slate_by_answers_run on public.current_slate (answers_run);

-- Writes some of a run's answers, one statement a batch. The first batch takes the place of what the run wrote before.
create function public.save_answers(p_token bigint, p_first boolean, p_answers jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  run bigint := public.hold_refresh_lease(p_token);
begin
  if p_first then delete from public.slate_answers where run_id = run; end if;
  insert into public.slate_answers (run_id, key, body)
  select run, a.key, a.body from jsonb_to_recordset(p_answers) as a(key text, body text)
  on conflict (run_id, key) do update set body = excluded.body;
  update public.current_slate set answers_version = answers_version + 1 where answers_run = run;
end $$;

-- Whoever moves the pointer to a slate, or confirms it, takes the answers of its run along.
create function public.show_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.answers_run := (select l.run_id from public.refresh_lease l);
  new.answers_version := 0;
  if tg_op = 'UPDATE' then
    delete from public.slate_answers a
    where a.run_id is distinct from new.answers_run and a.run_id is distinct from old.answers_run;
  end if;
  return new;
end $$;
create trigger current_slate_shows_answers before insert or update of slate_id, as_of on public.current_slate
  for each row execute function public.show_answers();

alter table public.slate_answers enable row level security;
revoke all on public.slate_answers from public, anon, authenticated, service_role;
grant select on public.slate_answers to service_role;
revoke all on function public.save_answers(bigint, boolean, jsonb), public.show_answers()
  from public, anon, authenticated;
grant execute on function public.save_answers(bigint, boolean, jsonb) to service_role;
