import postcss, { type AtRule, type Declaration, type Node } from 'postcss';
import { featureAt, isLacking } from './support.ts';

const PSEUDO = /::?([a-z-]+)/g;
const UNIT = /(?<![\w#.-])-?\d*\.?\d+([a-z]+)\b/g;
const WORD = /(?<![\w#.@-])[a-z][a-z-]*(?:\(\))?/g;

/** Whether it stands where only a browser that has it looks: inside `@supports`. */
function isAsked(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'atrule' && (at as unknown as AtRule).name === 'supports') return true;
  }
  return false;
}

/** Whether the same property stands before in its block: a browser that lacks the later value keeps the earlier. */
function hasEarlier(node: Declaration): boolean {
  for (let at = node.prev(); at; at = at.prev()) {
    if (at.type === 'decl' && at.prop === node.prop && lackingInValue(at).length === 0) return true;
  }
  return false;
}

/** Whether the property stands in its block with a browser's prefix too. */
const hasPrefixed = ({ prop, parent }: Declaration): boolean =>
  parent?.nodes.some(
    (other) =>
      other.type === 'decl' &&
      /^-(?:webkit|moz)-/.test(other.prop) &&
      other.prop.endsWith(`-${prop}`),
  ) === true;

/** Names of a value that the data list under its property or among the types: `pretty`, `light-dark`, `lh`. */
function lackingInValue({ prop, value }: Declaration): string[] {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|var\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(WORD)].map(([word]) => word);
  const units = [...bare.matchAll(UNIT)].map(([, unit = '']) => unit);
  const found: string[] = [];
  for (const word of words) {
    const path = ['css', 'properties', prop, word];
    if (isLacking(featureAt(path))) found.push(path.join('.'));
    for (const type of [
      ['color'],
      [],
      ['image'],
      ['gradient'],
      ['transform-function'],
      ['easing-function'],
    ]) {
      const ofType = ['css', 'types', ...type, word];
      if (bare.includes(`${word}(`) && isLacking(featureAt(ofType))) found.push(ofType.join('.'));
    }
  }
  for (const unit of units) {
    const path = ['css', 'types', 'length', unit];
    if (isLacking(featureAt(path))) found.push(path.join('.'));
  }
  return found;
}

function lackingInDeclaration(node: Declaration): string[] {
  const { prop } = node;
  if (prop.startsWith('--') || prop.startsWith('-')) return [];
  const path = ['css', 'properties', prop];
  if (isLacking(featureAt(path))) return hasPrefixed(node) ? [] : [path.join('.')];
  const found = lackingInValue(node);
  return found.length > 0 && hasEarlier(node) ? [] : found;
}

function lackingInAtRule({ name, params }: AtRule): string[] {
  const path = ['css', 'at-rules', name];
  const found = isLacking(featureAt(path)) ? [path.join('.')] : [];
  const features =
    name === 'media' || name === 'container' ? [...params.matchAll(/\(\s*([a-z-]+)/g)] : [];
  for (const [, feature = ''] of features) {
    const inner = ['css', 'at-rules', name, feature];
    if (isLacking(featureAt(inner))) found.push(inner.join('.'));
  }
  return found;
}

const lackingInSelector = (selector: string): string[] =>
  [...selector.matchAll(PSEUDO)].flatMap(([, name = '']) => {
    const path = ['css', 'selectors', name];
    return !name.startsWith('-') && isLacking(featureAt(path)) ? [path.join('.')] : [];
  });

/**
 * A selector of a list that an old browser does not know: it then drops the rule for all of the list, unless the unknown stands in
 * `:is` or `:where`.
 */
function spoils(selectors: readonly string[]): boolean {
  const plain = (selector: string) =>
    selector.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  const lacking = selectors.map((one) => lackingInSelector(plain(one)).length > 0);
  return lacking.includes(true) && lacking.includes(false);
}

/** What a stylesheet uses that a supported browser lacks, without `@supports` or an earlier value. By feature: where. */
export function lackingInStyle(css: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (features: readonly string[], node: Node, where: string): void => {
    if (isAsked(node)) return;
    for (const feature of features) if (!found.has(feature)) found.set(feature, where);
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') note(lackingInDeclaration(node), node, node.toString().slice(0, 120));
    if (node.type === 'atrule')
      note(lackingInAtRule(node), node, `@${node.name} ${node.params}`.slice(0, 120));
    if (node.type === 'rule') {
      const isStep =
        node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as AtRule).name);
      if (isStep) return;
      note(lackingInSelector(node.selector), node, node.selector.slice(0, 120));
      if (spoils(node.selectors))
        note(['a rule lost to one selector of its list'], node, node.selector.slice(0, 200));
      if (node.parent?.type === 'rule' && isLacking(featureAt(['css', 'selectors', 'nesting'])))
        note(['css.selectors.nesting'], node, node.selector.slice(0, 120));
    }
  });
  return found;
}
