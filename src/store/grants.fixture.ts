import { join } from 'node:path';
import { ROOT } from '#local/project.ts';
import type { SqlQuery } from '#local/services/query.ts';

/** What every right of the API's roles is held to; grants.test.ts says how it is made anew. */
export const GRANTS_FILE = join(ROOT, 'docs/grants.md');

/** Everybody, and who a key of the API stands for. */
const ROLES = ['public', 'anon', 'authenticated', 'service_role'] as const;

/** One thing in the schema `public`, and what each role may do to it. */
interface Granted extends Readonly<Record<(typeof ROLES)[number], readonly string[]>> {
  readonly kind: 'table' | 'sequence' | 'function';
  /** A function with its arguments' types. */
  readonly name: string;
}

/** In effect, whatever it comes from: a grant, a default or another role. A right to some columns names them. */
const RIGHTS = `
  with held as (
    select case when c.relkind = 'S' then 'sequence' else 'table' end as kind, c.relname::text as name, r.role,
      case when c.relkind = 'S' then (select array_agg(v.verb order by v.at)
        from unnest(array['USAGE', 'SELECT', 'UPDATE']) with ordinality as v(verb, at)
        where has_sequence_privilege(r.role, c.oid, v.verb))
      else (select array_agg(v.verb order by v.at)
        from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'])
          with ordinality as v(verb, at)
        where has_table_privilege(r.role, c.oid, v.verb))
        || (select array_agg(v.verb || ' of ' || a.attname order by v.at, a.attnum)
          from unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) with ordinality as v(verb, at), pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and has_column_privilege(r.role, c.oid, a.attnum, v.verb)
            and not has_table_privilege(r.role, c.oid, v.verb))
      end as rights
    from pg_class c, unnest($1::text[]) as r(role)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'function', p.oid::regprocedure::text, r.role,
      case when has_function_privilege(r.role, p.oid, 'EXECUTE') then array['EXECUTE'] end
    from pg_proc p, unnest($1::text[]) as r(role) where p.pronamespace = 'public'::regnamespace)
  select kind, name, jsonb_object_agg(role, coalesce(to_jsonb(rights), '[]')) as roles
  from held group by kind, name order by kind desc, name collate "C"`;

type Row = Pick<Granted, 'kind' | 'name'> & { readonly roles: Omit<Granted, 'kind' | 'name'> };

export async function readGrants(query: SqlQuery): Promise<readonly Granted[]> {
  const rows = await query<Row>(RIGHTS, [ROLES]);
  return rows.map(({ kind, name, roles }) => ({ kind, name, ...roles }));
}

const HEAD = `# Grants

What everybody (\`public\`) and each role of the API may do in the schema \`public\`, read from a database with every migration. Made by a test: after a migration, \`npx vitest run --project stack src/store/grants.test.ts --update\`, and read what has changed before you commit it.`;

/** The page: a table for each kind of thing, a row for each thing, a column for each role; – is no right. */
export function grantsPage(granted: readonly Granted[]): string {
  const tableOf = (kind: Granted['kind']) => [
    `| ${kind} | ${ROLES.join(' | ')} |`,
    `| --- |${ROLES.map(() => ' --- |').join('')}`,
    ...granted
      .filter((one) => one.kind === kind)
      .map(
        (one) =>
          `| ${[one.name, ...ROLES.map((role) => one[role].join(', ') || '–')].join(' | ')} |`,
      ),
  ];
  const parts = (['table', 'sequence', 'function'] as const).map((kind) =>
    tableOf(kind).join('\n'),
  );
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}
