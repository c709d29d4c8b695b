import ts from 'typescript';
import { HOLE } from '#local/unfiltered/builtText.ts';
import { unfilteredText } from '#local/unfiltered/unfilteredText.ts';

const CHANGES = new Set(['update', 'delete']);
/** supabase-js's filter methods. */
const FILTERS = new Set(
  `eq neq gt gte lt lte like likeAllOf likeAnyOf ilike ilikeAllOf ilikeAnyOf regexMatch regexIMatch is isDistinct in
  notIn contains containedBy rangeGt rangeGte rangeLt rangeLte rangeAdjacent overlaps textSearch match not or filter`.split(
    /\s+/,
  ),
);

type Method = ts.CallExpression & { readonly expression: ts.PropertyAccessExpression };
const isMethod = (node: ts.Node | undefined): node is Method =>
  node !== undefined && ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);

/** The methods called earlier in the chain, the last first: `client.from('games').update(…)`. */
function before(call: Method): readonly string[] {
  const { expression: receiver, name } = call.expression;
  return [name.text, ...(isMethod(receiver) ? before(receiver) : [])];
}

/** The methods called later in the chain. */
function after(call: ts.Node): readonly string[] {
  const access = call.parent;
  if (!ts.isPropertyAccessExpression(access) || !isMethod(access.parent)) return [];
  return [access.name.text, ...after(access.parent)];
}

function changeOf(call: Method): readonly string[] {
  const [name = '', ...earlier] = before(call);
  if (!CHANGES.has(name) || !earlier.includes('from')) return [];
  return [...earlier, ...after(call)].some((one) => FILTERS.has(one)) ? [] : [`${name}()`];
}

/** The text of a string or template, with a placeholder word for each inserted value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map(({ literal }) => ` ${HOLE} ${literal.text}`).join('')
  );
}

/** Each UPDATE and DELETE without a filter in a source file, through supabase-js or in its own SQL. */
export function unfilteredInSource(file: string, source: string): readonly string[] {
  if (!/update|delete/i.test(source)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isMethod(node)) found.push(...changeOf(node));
    const text = textOf(node);
    if (text !== undefined) found.push(...unfilteredText(text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}
