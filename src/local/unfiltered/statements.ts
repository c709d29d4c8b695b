import { loadModule, parseSync } from 'libpg-query';
import { all, nodeIn, treeText } from './tree.ts';

await loadModule();

const VERBS = { UpdateStmt: 'UPDATE', DeleteStmt: 'DELETE' } as const;

/** PostgreSQL's own parse tree of statements. Throws its syntax error. */
export const parsedStatements = (sql: string): unknown => parseSync(sql).stmts;

/** The same for an expression. */
export const expression = (sql: string): unknown => parsedStatements(`select ${sql}`);

/**
 * Each UPDATE and DELETE without its own WHERE in a tree, including those in a `with`: "UPDATE games".
 * @param unknown a word for unknown text: an alias of that name may be the WHERE
 */
export const unfilteredIn = (tree: unknown, unknown?: string): readonly string[] =>
  Object.entries(VERBS).flatMap(([kind, verb]) =>
    [...all(tree, kind)]
      .filter((statement) => nodeIn(statement, 'whereClause') === undefined)
      .filter(({ relation }) => treeText(relation, 'aliasname') !== (unknown ?? ''))
      .map(({ relation }) => `${verb} ${treeText(relation, 'relname') ?? ''}`.trim()),
  );
