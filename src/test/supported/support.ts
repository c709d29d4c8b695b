import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { BROWSERS } from '#domain/product/browsers.ts';
import { ROOT } from '#local/project.ts';

/** MDN's compatibility data: read as a file, because an import of 20 MB of JSON takes seconds to check. */
const COMPAT: Identifier = JSON.parse(
  readFileSync(join(ROOT, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
);

/** A version as a number to compare with: "16.4" → 16.004. "≤37" counts as 37. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major + minor / 1000;
}

const isThere = (one: SimpleSupportStatement, version: string): boolean =>
  typeof one.version_added === 'string' &&
  one.version_added !== 'preview' &&
  !one.flags &&
  !one.prefix &&
  !one.alternative_name &&
  numberOf(one.version_added) <= numberOf(version) &&
  (typeof one.version_removed !== 'string' || numberOf(one.version_removed) > numberOf(version));

const hasIt = (statement: SupportStatement | undefined, version: string): boolean =>
  statement === undefined ||
  (Array.isArray(statement) ? statement : [statement]).some((one) => isThere(one, version));

/** Part of the data by its path: `css.properties.text-wrap`. */
export function featureAt(path: readonly string[], from = COMPAT): Identifier | undefined {
  let at: Identifier | undefined = from;
  for (const name of path) {
    if (!at || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return at;
}

/** What the data list under a feature, by name. */
export const supportParts = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat',
  );

/** Whether MDN knows a feature and at least one supported browser lacks it. */
export function isLacking(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return BROWSERS.some(({ compat, version }) =>
    compat.some((name) => {
      const statement = Object.entries(support).find(([key]) => key === name)?.[1];
      return !hasIt(statement, version);
    }),
  );
}
