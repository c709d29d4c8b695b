import ts from 'typescript';
import { HOLE } from '#local/unfiltered/builtText.ts';
import { unfilteredText } from '#local/unfiltered/dynamic.ts';

const CHANGES = new Set(['update', 'delete']);
/** supabase-js's methods that narrow a change down. */
const FILTERS = new Set(
  `eq neq gt gte lt lte like likeAllOf likeAnyOf ilike ilikeAllOf ilikeAnyOf regexMatch regexIMatch is isDistinct in
  notIn contains containedBy rangeGt rangeGte rangeLt rangeLte rangeAdjacent overlaps textSearch match not or filter`.split(
    /\s+/,
  ),
);

type Method = ts.CallExpression & { readonly expression: ts.PropertyAccessExpression };
const isMethod = (node: ts.Node | undefined): node is Method =>
  node !== undefined && ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);

/** The methods that were called before, the last first: `client.from('games').update(…)`. */
function before(call: Method): readonly string[] {
  const { expression: receiver, name } = call.expression;
  return [name.text, ...(isMethod(receiver) ? before(receiver) : [])];
}

/** The methods that are called on what this one gives. */
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

/** The text of a string or template, with a word where a value comes in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map(({ literal }) => ` ${HOLE} ${literal.text}`).join('')
  );
}

/** Each UPDATE and DELETE without a filter that a source file asks for: by supabase-js, or in SQL of its own. */
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
