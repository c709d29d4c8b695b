/** A node of PostgreSQL's or PL/pgSQL's parse tree. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node's field that is itself a node. */
export function nodeIn(node: Node, field: string): Node | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** Every node of a kind below a given node, outer ones first. */
export function* all(tree: unknown, kind: string): Generator<Node> {
  if (Array.isArray(tree)) {
    for (const item of tree) yield* all(item, kind);
  } else if (isNode(tree)) {
    for (const [name, value] of Object.entries(tree)) {
      if (name === kind && isNode(value)) yield value;
      yield* all(value, kind);
    }
  }
}

/** The first text in a field of that name, in the node or below. */
export function treeText(tree: unknown, field: string): string | undefined {
  if (Array.isArray(tree)) {
    for (const item of tree) {
      const found = treeText(item, field);
      if (found !== undefined) return found;
    }
  } else if (isNode(tree)) {
    for (const [name, value] of Object.entries(tree)) {
      const found = name === field && typeof value === 'string' ? value : treeText(value, field);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
