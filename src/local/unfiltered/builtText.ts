import { all, isNode, type Node, nodeIn, treeText } from './tree.ts';

/** Placeholder for a value that is known only at run time. */
export const HOLE = 'hole';
const SPACED = ` ${HOLE} `;
const PLACE = /%(?:%|(?:\d+\$)?-?(?:\d+|\*)?[sIL])/g;

const filled = (format: string): string =>
  format.replaceAll(PLACE, (place) => {
    if (place === '%%') return '%';
    return place.endsWith('L') ? `'${HOLE}'` : SPACED;
  });

const listIn = (node: Node, field: string): readonly unknown[] => {
  const value = node[field];
  return Array.isArray(value) ? value : [];
};

const nameOf = (node: Node, field: string): string =>
  treeText(listIn(node, field).at(-1), 'sval') ?? '';

/** The parts that a text is assembled from; undefined if this node assembles none. */
function partsOf(node: Node): readonly (string | unknown)[] | undefined {
  const constant = nodeIn(node, 'A_Const');
  if (constant) return nodeIn(constant, 'sval') ? [treeText(constant, 'sval') ?? ''] : undefined;
  const cast = nodeIn(node, 'TypeCast');
  if (cast) return isNode(cast.arg) ? partsOf(cast.arg) : undefined;
  const operator = nodeIn(node, 'A_Expr');
  if (operator && nameOf(operator, 'name') === '||') return [operator.lexpr, operator.rexpr];
  const call = nodeIn(node, 'FuncCall');
  if (!call) return undefined;
  const name = nameOf(call, 'funcname');
  const [first] = listIn(call, 'args');
  if (name === 'format') return isNode(first) ? [filled(textOf(first).text)] : undefined;
  return name === 'concat' ? listIn(call, 'args') : undefined;
}

interface Built {
  readonly text: string;
  /** Nodes whose value is known only at run time. */
  readonly holes: readonly unknown[];
}

function textOf(node: unknown): Built {
  const parts = isNode(node) ? partsOf(node) : undefined;
  if (!parts) return { text: SPACED, holes: [node] };
  const built = parts.map((part) =>
    typeof part === 'string' ? { text: part, holes: [] } : textOf(part),
  );
  return {
    text: built.map(({ text }) => text).join(''),
    holes: built.flatMap(({ holes }) => holes),
  };
}

/** Each complete text that an expression assembles with `||`, `format` and `concat`, with a placeholder for each value. */
export function* builtTexts(tree: unknown): Generator<string> {
  if (Array.isArray(tree)) {
    for (const item of tree) yield* builtTexts(item);
  } else if (isNode(tree)) {
    const isBuilt = partsOf(tree) !== undefined;
    if (isBuilt) yield textOf(tree).text;
    const inside = isBuilt ? textOf(tree).holes : Object.values(tree);
    for (const item of inside) if (item !== tree) yield* builtTexts(item);
  }
}

/** The variables that an expression names. */
export const namesIn = (tree: unknown): readonly string[] =>
  [...all(tree, 'ColumnRef')].flatMap((column) =>
    listIn(column, 'fields').flatMap((field) => treeText(field, 'sval') ?? []),
  );
