import { builtTexts, namesIn } from './builtText.ts';
import { expression, parsedStatements } from './statements.ts';
import { all, isNode, type Node, nodeIn, treeText } from './tree.ts';
import { unfilteredText } from './unfilteredText.ts';

/** PL/pgSQL statements that execute a text, each with the field that contains it. */
const RUNS = [
  ['PLpgSQL_stmt_dynexecute', 'query'],
  ['PLpgSQL_stmt_dynfors', 'query'],
  ['PLpgSQL_stmt_return_query', 'dynquery'],
  ['PLpgSQL_stmt_open', 'dynquery'],
] as const;
const ASSIGNED = /^\s*"?(\w+)"?[^:='(]*:?=\s*(.*)$/s;

interface Assigned {
  readonly name: string;
  readonly value: unknown;
}

const queryIn = (node: Node, field: string): string | undefined => treeText(node[field], 'query');

/** The names that a SELECT INTO fills. */
const targetsOf = (statement: Node): readonly string[] =>
  [...all(statement.target, 'PLpgSQL_row')].flatMap(({ fields }) =>
    Array.isArray(fields) ? fields.flatMap((field) => treeText(field, 'name') ?? []) : [],
  );

function* assignedIn(body: unknown): Generator<Assigned> {
  for (const statement of all(body, 'PLpgSQL_stmt_assign')) {
    const [, name, value] = ASSIGNED.exec(queryIn(statement, 'expr') ?? '') ?? [];
    if (name !== undefined && value) yield { name, value: expression(value) };
  }
  for (const variable of all(body, 'PLpgSQL_var')) {
    const value = queryIn(variable, 'default_val');
    if (value !== undefined) {
      yield { name: treeText(variable, 'refname') ?? '', value: expression(value) };
    }
  }
  for (const statement of all(body, 'PLpgSQL_stmt_execsql')) {
    const targets = targetsOf(statement);
    const sql = targets.length > 0 ? queryIn(statement, 'sqlstmt') : undefined;
    if (sql !== undefined) for (const name of targets) yield { name, value: parsedStatements(sql) };
  }
}

/** The texts that a PL/pgSQL body executes, as far as they are written in it: in place, or in variables. */
export function unfilteredDynamic(body: unknown): readonly string[] {
  const run = RUNS.flatMap(([kind, field]) =>
    [...all(body, kind)].flatMap((statement) => {
      const sql = nodeIn(statement, field) && queryIn(statement, field);
      return sql === undefined ? [] : [expression(sql)];
    }),
  );
  if (run.length === 0) return [];
  const assigned = [...assignedIn(body)];
  const read = new Set<unknown>(run);
  for (const tree of read) {
    const names = new Set(namesIn(tree));
    for (const { name, value } of assigned) if (names.has(name)) read.add(value);
  }
  return [...read]
    .filter((tree) => Array.isArray(tree) || isNode(tree))
    .flatMap((tree) => [...builtTexts(tree)].flatMap(unfilteredText));
}
