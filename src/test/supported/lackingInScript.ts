import { type AnyNode, parse } from 'acorn';
import { ITERATOR_HELPERS, isLackingGlobal, isLackingStatic, LACKING_MEMBERS } from './names.ts';
import { walk } from './walk.ts';

/** The newest language that every supported browser reads: newer syntax does not parse. */
const LANGUAGE = 2023;
const ITERATORS: ReadonlySet<string> = new Set(['keys', 'values', 'entries', 'matchAll']);

const nameOf = (node: AnyNode): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** A text as a script writes it, in quotes of any kind. */
function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.quasis.length !== 1) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** A member's name: `a.b` and `a["b"]`. */
function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (!node.computed) return nameOf(node.property);
  return textOf(node.property);
}

/** What a script declares, defines or asks for itself: names that are its own, or that it does without. */
function ownNames(root: AnyNode) {
  const declared = new Set<string>();
  const members = new Set<string>();
  const asked = new Set<string>();
  const ask = (node: AnyNode): void => {
    const name = memberName(node) ?? nameOf(node);
    if (name !== undefined) asked.add(name);
  };
  const declare = (pattern: AnyNode): void =>
    walk(pattern, (node) => {
      if (node.type === 'Identifier') declared.add(node.name);
    });
  /** `a`, `a && b`, `!a`, `typeof a`: what decides. */
  const askAll = (test: AnyNode): void => {
    if (test.type === 'LogicalExpression') {
      askAll(test.left);
      askAll(test.right);
    } else if (test.type === 'UnaryExpression') askAll(test.argument);
    else if (test.type === 'BinaryExpression') {
      if (test.left.type !== 'PrivateIdentifier') askAll(test.left);
      askAll(test.right);
    } else ask(test);
  };
  walk(root, (node) => {
    if (node.type === 'VariableDeclarator') declare(node.id);
    else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      if (node.id) declare(node.id);
    } else if (
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression'
    ) {
      if ('id' in node && node.id) declare(node.id);
      for (const parameter of node.params) declare(parameter);
    } else if (node.type === 'CatchClause' && node.param) declare(node.param);
    else if (/^Import.*Specifier$/.test(node.type) && 'local' in node)
      declare(node.local as AnyNode);
    else if (
      node.type === 'Property' ||
      node.type === 'MethodDefinition' ||
      node.type === 'PropertyDefinition'
    ) {
      const key = nameOf(node.key as AnyNode);
      if (key !== undefined) members.add(key);
    } else if (node.type === 'AssignmentExpression') {
      const name = memberName(node.left);
      if (name !== undefined) members.add(name);
    } else if (node.type === 'UnaryExpression' && node.operator === 'typeof') ask(node.argument);
    else if (node.type === 'BinaryExpression' && node.operator === 'in') {
      if (node.left.type !== 'PrivateIdentifier') asked.add(textOf(node.left) ?? '');
    } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      askAll(node.test);
    else if (node.type === 'LogicalExpression') askAll(node.left);
    else if (node.type === 'CallExpression' && node.optional) ask(node.callee);
  });
  return { declared, members, asked };
}

/** A property that is only read is `undefined` where it is lacking; a method that is called ends the script. */
const isCalled = (node: AnyNode, above: AnyNode | undefined): boolean =>
  above?.type === 'CallExpression' && above.callee === node && !above.optional;

const isIterator = (node: AnyNode): boolean =>
  node.type === 'CallExpression' &&
  ITERATORS.has(memberName(node.callee) ?? '') &&
  (node.arguments.length === 0 || memberName(node.callee) === 'matchAll');

/** What a script uses that a supported browser lacks and the script does not do without: `Map.groupBy`, `.isWellFormed`. */
export function lackingInScript(
  code: string,
  sourceType: 'module' | 'script' = 'module',
): string[] {
  let root: AnyNode;
  try {
    root = parse(code, { ecmaVersion: LANGUAGE, sourceType, allowHashBang: true });
  } catch (error) {
    return [`syntax: ${error instanceof Error ? error.message : error}`];
  }
  const { declared, members, asked } = ownNames(root);
  const found = new Set<string>();
  walk(root, (node, above) => {
    if (node.type === 'Literal' && 'regex' in node && node.regex?.flags.includes('v'))
      found.add('regular expression flag v');
    if (node.type === 'MemberExpression') {
      const name = memberName(node);
      if (name === undefined || asked.has(name)) return;
      const object = nameOf(node.object);
      const global = object !== undefined && !declared.has(object) ? object : undefined;
      const known = global === undefined ? undefined : isLackingStatic(global, name);
      if (known !== undefined) {
        if (known) found.add(`${global}.${name}`);
      } else if (['globalThis', 'window', 'self'].includes(global ?? '')) {
        if (isLackingGlobal(name)) found.add(name);
      } else if (LACKING_MEMBERS.has(name) && !members.has(name) && isCalled(node, above))
        found.add(`.${name}`);
      else if (ITERATOR_HELPERS.has(name) && isIterator(node.object))
        found.add(`iterator .${name}`);
    } else if (node.type === 'Identifier' && !declared.has(node.name) && !asked.has(node.name)) {
      const isKey =
        (above?.type === 'MemberExpression' && above.property === node && !above.computed) ||
        ((above?.type === 'Property' ||
          above?.type === 'MethodDefinition' ||
          above?.type === 'PropertyDefinition') &&
          above.key === node) ||
        /^(?:Import|Export).*Specifier$|LabeledStatement|BreakStatement|ContinueStatement/.test(
          above?.type ?? '',
        );
      if (!isKey && isLackingGlobal(node.name)) found.add(node.name);
    }
  });
  return [...found].toSorted();
}
