import { expect, test } from 'vitest';
import { unfilteredOf } from './functions.ts';

const plpgsql = (body: string, declared = ''): readonly string[] =>
  unfilteredOf({
    name: 'f()',
    language: 'plpgsql',
    definition: `create or replace function public.f(p_name text) returns setof public.t
      language plpgsql security definer set search_path to '' as $function$
      declare ${declared} begin ${body} end $function$`,
    body,
  });
const sql = (body: string): readonly string[] =>
  unfilteredOf({ name: 'f()', language: 'sql', definition: '', body });

test.each([
  ['update public.t set a = 1;', 'UPDATE t'],
  ['delete from only t as x;', 'DELETE t'],
  ['UPDATE "T" AS x SET a = 1;', 'UPDATE T'],
  ['update t set a = (select b from s where s.id = 1);', 'UPDATE t'],
  ['update t set a = s.a from (select a from s where a > 1) s;', 'UPDATE t'],
  ['update t set a = s.a from s join r on r.id = s.id;', 'UPDATE t'],
  ['delete from t using s;', 'DELETE t'],
  ['update t set a = 1 /* where a = 2 */; -- where a = 3\n', 'UPDATE t'],
  [`update t set a = 'where b' returning a;`, 'UPDATE t'],
  ['if p_name is null then delete from t; end if;', 'DELETE t'],
  ['begin perform 1; exception when others then delete from t; end;', 'DELETE t'],
  [
    'with gone as (delete from t returning *) insert into s select * from gone where true;',
    'DELETE t',
  ],
  ['return query delete from t returning *;', 'DELETE t'],
  ['for r in update t set a = 1 returning * loop perform r.a where true; end loop;', 'UPDATE t'],
  ['case when true then update t set a = 1; else delete from t where a = 2; end case;', 'UPDATE t'],
  [`execute 'delete from t';`, 'DELETE t'],
  [`execute format('delete from %I', p_name);`, 'DELETE hole'],
  [`execute 'update ' || quote_ident(p_name) || ' set a = $1' using 1;`, 'UPDATE hole'],
  [`execute concat('delete ', 'from t');`, 'DELETE t'],
  [`for r in execute 'delete from t returning *' loop null; end loop;`, 'DELETE t'],
  [`return query execute 'delete from t returning *';`, 'DELETE t'],
  [`r := 'delete from t'; execute r;`, 'DELETE t'],
  [`select 'delete from t' into s; execute s || ' returning 1';`, 'DELETE t'],
  [`execute 'delete from ' || p_name || ' as ' || ' returning';`, 'DELETE in'],
])('refused: %s', (body, said) => {
  expect(plpgsql(body, 'r record; s text;').join()).toContain(said);
});

test.each([
  'update t set a = 1 where true;',
  'delete from t where a in (select a from s);',
  'update t set a = 1 from s where s.id = t.id;',
  'perform 1 from t for update;',
  'select * into r from t for no key update of t skip locked;',
  'insert into t values (1) on conflict do nothing;',
  'insert into t values (1) on conflict (a) do update set a = excluded.a;',
  'merge into t using s on s.a = t.a when matched then update set a = 1 when not matched then insert values (1);',
  'merge into t using s on s.a = t.a when matched then delete;',
  `raise exception 'delete from t';`,
  `perform s.say('update t set a = 1');`,
  `execute 'select 1'; perform s.say('delete from t');`,
  '-- delete from t\n/* update t set a = 1 */ null;',
  `execute format('delete from %I where a = %L', p_name, 1);`,
  `execute 'grant update, delete on t to anon';`,
  `execute 'create trigger x before update or delete on t execute function y()';`,
  `execute format('select * from (%s) as x', p_name);`,
  'execute p_name;',
  `execute 'delete from t ' || p_name;`,
  `execute format('update t set a = 1 %s', p_name);`,
  'perform "delete" from t;',
  'truncate t;',
])('left alone: %s', (body) => {
  expect(plpgsql(body, 'r record;')).toEqual([]);
});

test('a default is a text that may be run, too', () => {
  expect(plpgsql('execute s;', `s text := 'delete from t';`)).toEqual(['DELETE t']);
});

test('functions in SQL are read, as a text and as the database keeps them', () => {
  expect(sql('update t set a = 1; select 1')).toEqual(['UPDATE t']);
  expect(sql('with x as (delete from t where a = 1 returning *) select * from x')).toEqual([]);
  const definition =
    'create function public.f() returns void language sql begin atomic delete from t; select 1; end';
  expect(unfilteredOf({ name: 'f()', language: 'sql', definition, body: null })).toEqual([
    'DELETE t',
  ]);
});

test('what is in another language is not ours, and what cannot be read is no silence', () => {
  expect(unfilteredOf({ name: 'f()', language: 'c', definition: '', body: '' })).toEqual([]);
  expect(() => sql('delete from')).toThrow(/syntax error/);
});
