import { loadModule, parseSync } from 'libpg-query';
import { all, nodeIn, textIn } from './tree.ts';

await loadModule();

const VERBS = { UpdateStmt: 'UPDATE', DeleteStmt: 'DELETE' } as const;

/** PostgreSQL's own parse tree of statements. Throws its syntax error. */
export const parsed = (sql: string): unknown => parseSync(sql).stmts;

/** The same for an expression. */
export const expression = (sql: string): unknown => parsed(`select ${sql}`);

/**
 * Each UPDATE and DELETE without its own WHERE in a tree, including those in a `with`: "UPDATE games".
 * @param unknown a word for unknown text: an alias of that name may be the WHERE
 */
export const unfilteredIn = (tree: unknown, unknown?: string): readonly string[] =>
  Object.entries(VERBS).flatMap(([kind, verb]) =>
    [...all(tree, kind)]
      .filter((statement) => nodeIn(statement, 'whereClause') === undefined)
      .filter(({ relation }) => textIn(relation, 'aliasname') !== (unknown ?? ''))
      .map(({ relation }) => `${verb} ${textIn(relation, 'relname') ?? ''}`.trim()),
  );
