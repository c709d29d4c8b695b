import type { Unresolved } from './unresolved.ts';

const WHERE =
  'An alias for a team goes into otherNames of src/server/sources/leagues, for a person into the keys of src/engine (fights/key.ts, racing/*/keys.ts). Who is new has none and needs none.';

/** The report of `npm run names`: a line a name, and where an alias for it belongs. */
export function namesText(unresolved: readonly Unresolved[], looked: string): string {
  if (unresolved.length === 0) return `Every name is resolved (${looked}).`;
  const wide = Math.max(...unresolved.map(({ league }) => league.length));
  const lines = unresolved.map(
    ({ league, name, times }) =>
      `${league.padEnd(wide)}  ${name}${times > 1 ? `  (${times})` : ''}`,
  );
  return [`Names that the ratings have nobody under (${looked}):`, '', ...lines, '', WHERE].join(
    '\n',
  );
}
