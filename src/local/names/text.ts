import type { Unresolved } from './unresolved.ts';

const WHERE =
  'An alias for a team goes into otherNames of src/feeds/leagues, for a person into the keys of src/engine (fights/key.ts, racing/*/keys.ts). Who is new has none and needs none: a team starts under the key said here. A team without a key has no figure: a side put together for one game, or a school of a conference that is not listed in ncaaf.ts or ncaab.ts there.';

/** The key a team is rated under, if it is not its name. */
const keyText = ({ name, key }: Unresolved): string =>
  key === undefined || key === name ? '' : `  as ${key}`;

/** The report of `npm run names`: one line per name, and where to add its alias. */
export function namesText(unresolved: readonly Unresolved[], looked: string): string {
  if (unresolved.length === 0) return `Every name is resolved (${looked}).`;
  const wide = Math.max(...unresolved.map(({ league }) => league.length));
  const lines = unresolved.map(
    (one) =>
      `${one.league.padEnd(wide)}  ${one.name}${keyText(one)}${one.times > 1 ? `  (${one.times})` : ''}`,
  );
  return [`Names that the fit has nobody under (${looked}):`, '', ...lines, '', WHERE].join('\n');
}
