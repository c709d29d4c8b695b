import type { Identifier } from '@mdn/browser-compat-data';
import { featureAt, isLacking, supportParts } from './support.ts';

const BUILTINS = ['javascript', 'builtins'];
/** A global name that a supported browser lacks: a constructor, an object or a function. */
export function isLackingGlobal(name: string): boolean {
  const known = [
    featureAt([...BUILTINS, name]),
    featureAt(['api', name]),
    featureAt(['api', 'Window', name]),
  ].filter((feature) => feature?.__compat);
  return known.length > 0 && known.every(isLacking);
}

/**
 * Whether a supported browser lacks a member of a global object, such as `Map.groupBy`, `URL.canParse` or `Intl.Segmenter`.
 * Undefined if the data know no such member.
 */
export function isLackingStatic(object: string, name: string): boolean | undefined {
  const own = [
    featureAt([...BUILTINS, object, name]),
    featureAt(['api', object, `${name}_static`]),
  ].filter((feature) => feature?.__compat);
  return own.length > 0 ? own.every(isLacking) : undefined;
}

const NO_MEMBER = /_static$|_event$|^@@/;

/** Names of members of objects, with what the data say of each object that has one. */
const membersIn = (interfaces: Identifier | undefined): [string, Identifier][] =>
  supportParts(interfaces).flatMap(([, members]) =>
    supportParts(members).filter(([name]) => !NO_MEMBER.test(name)),
  );

function lackingMembers(): ReadonlySet<string> {
  const lacking = new Map<string, boolean>();
  const all = [BUILTINS, [...BUILTINS, 'Intl'], ['api'], ['webassembly', 'api']].flatMap((path) =>
    membersIn(featureAt(path)),
  );
  for (const [name, feature] of all) {
    if (feature.__compat) lacking.set(name, (lacking.get(name) ?? true) && isLacking(feature));
  }
  return new Set([...lacking].filter(([, none]) => none).map(([name]) => name));
}

/** Methods that no object has in every supported browser: `isWellFormed`, `showPopover`. */
export const LACKING_MEMBERS = lackingMembers();

/** Methods of iterators, which arrays have too: told apart by what they are called on. */
export const ITERATOR_HELPERS: ReadonlySet<string> = new Set(
  supportParts(featureAt([...BUILTINS, 'Iterator']))
    .filter(([, feature]) => isLacking(feature))
    .map(([name]) => name),
);
