import { parsePlPgSQLSync } from 'libpg-query';
import { unfilteredDynamic } from './dynamic.ts';
import { parsedStatements, unfilteredIn } from './statements.ts';
import { all, treeText } from './tree.ts';

/** A function, as described by the database. */
export interface Definition {
  readonly name: string;
  readonly language: string;
  /** The complete statement that creates it. */
  readonly definition: string;
  /** The body, if it is a text; null if the database stores it parsed. */
  readonly body: string | null;
}

/** Every function and procedure except PostgreSQL's own and extensions'. */
export const DEFINITIONS = `
  select p.oid::regprocedure::text as name, l.lanname as language,
    pg_get_functiondef(p.oid) as definition,
    case when p.prosqlbody is null then p.prosrc end as body
  from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang
  where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
    and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid
      and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  order by 1`;

/** PL/pgSQL's marker of a full statement, not an expression. */
const STATEMENT = 0;

function unfilteredPlpgsql(definition: string): readonly string[] {
  const tree: unknown = parsePlPgSQLSync(definition);
  const statements = [...all(tree, 'PLpgSQL_expr')].filter(
    ({ parseMode }) => parseMode === STATEMENT,
  );
  return [
    ...statements.flatMap((statement) =>
      unfilteredIn(parsedStatements(treeText(statement, 'query') ?? '')),
    ),
    ...unfilteredDynamic(tree),
  ];
}

/** Each UPDATE and DELETE without a WHERE in a function. Throws if the function cannot be parsed. */
export function unfilteredOf({ language, definition, body }: Definition): readonly string[] {
  if (language === 'plpgsql') return unfilteredPlpgsql(definition);
  return language === 'sql' ? unfilteredIn(parsedStatements(body ?? definition)) : [];
}
