import type { Identifier } from '@mdn/browser-compat-data';
import { featureAt, isLacking, supportParts } from './support.ts';

/** Something that a supported browser lacks: a member of a global object or of its prototype, or, without one, the object. */
interface LackingBuiltin {
  readonly object: readonly string[];
  readonly member: string | undefined;
  /** Whether the data say that the member is the object's own: its prototype may have another of the same name. */
  readonly isStatic: boolean;
}

const IS_NAME = /^[A-Za-z_$][\w$]*$/;

/** All that the data list under a global object, and it. */
function lackingOf(object: readonly string[], feature: Identifier): LackingBuiltin[] {
  if (isLacking(feature)) return [{ object, member: undefined, isStatic: true }];
  return supportParts(feature).flatMap(([key, inner]) => {
    const member = key.replace(/_static$/, '');
    const isMember = IS_NAME.test(member) && !key.endsWith('_event') && member !== object.at(-1);
    return isMember && isLacking(inner)
      ? [{ object, member, isStatic: key.endsWith('_static') }]
      : [];
  });
}

const allIn = (path: readonly string[], under: readonly string[]): LackingBuiltin[] =>
  supportParts(featureAt(path)).flatMap(([name, feature]) =>
    IS_NAME.test(name) ? lackingOf([...under, name], feature) : [],
  );

/** Every builtin of scripts and of the browser that at least one supported browser lacks. */
export function lackingBuiltins(): readonly LackingBuiltin[] {
  const inBrowser = allIn(['api'], []);
  return [
    ...allIn(['javascript', 'builtins'], []),
    ...allIn(['javascript', 'builtins', 'Intl'], ['Intl']),
    ...inBrowser,
    // A window's members are its own, not its prototype's.
    ...inBrowser.flatMap(({ object, member }) =>
      object[0] === 'Window' && member !== undefined
        ? [{ object: [member], member: undefined, isStatic: true }]
        : [],
    ),
  ];
}

/** Takes builtins away; runs in a browser, before anything else does. Returns how many there were. */
export function takeAway(builtins: readonly LackingBuiltin[]): number {
  let taken = 0;
  const take = (from: unknown, name: string): void => {
    if (from === null || (typeof from !== 'object' && typeof from !== 'function')) return;
    if (Object.hasOwn(from, name) && Reflect.deleteProperty(from, name)) taken += 1;
  };
  for (const { object, member, isStatic } of builtins) {
    let above: unknown;
    let at: unknown = globalThis;
    for (const name of object) {
      above = at;
      at = Object(at)[name];
    }
    const last = object.at(-1);
    if (member !== undefined) {
      take(at, member);
      if (typeof at === 'function' && !isStatic) take(at.prototype, member);
    } else if (last !== undefined) take(above, last);
  }
  return taken;
}
