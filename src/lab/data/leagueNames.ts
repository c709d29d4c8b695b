import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { FileError } from './readRows.ts';

/** A sport's implementation, loaded when one of its leagues is requested. */
export interface Lazy<Implementation> {
  /** Must equal the implementation's own list. */
  readonly leagues: readonly string[];
  /** True if the leagues share fits: they run in one process, which makes each shared fit once. */
  readonly together?: true;
  load(): Promise<Implementation>;
}

/** Other names for the leagues, in lower case. */
const ALIASES: Readonly<Record<string, string>> = {
  pga: 'golf',
  'pga-tour': 'golf',
  nascar: 'NASCAR-Cup',
  cup: 'NASCAR-Cup',
  mma: 'UFC',
};

/** The order in which all leagues are processed. */
const ORDER: readonly string[] = [...TEAM_LEAGUES, 'ATP', 'WTA', 'UFC', 'Boxing', 'golf', 'F1'];

const place = (league: string): number =>
  ORDER.includes(league) ? ORDER.indexOf(league) : ORDER.length;

/** The leagues of several implementations, in one order. */
const allLeagues = (
  implementations: readonly { readonly leagues: readonly string[] }[],
): string[] =>
  implementations.flatMap(({ leagues }) => leagues).sort((one, other) => place(one) - place(other));

/** All leagues in order, grouped by process: each alone, except those that share fits. */
export const allTogether = (implementations: readonly Lazy<unknown>[]): string[][] =>
  implementations.flatMap(({ leagues, together }) =>
    together ? [[...leagues]] : leagues.map((league) => [league]),
  );

/** The implementation and code of a league by its name, in any letter case. Throws a FileError if there is none. */
export function findImplementation<I extends { readonly leagues: readonly string[] }>(
  implementations: readonly I[],
  wanted: string,
): { readonly implementation: I; readonly league: string } {
  const name = ALIASES[wanted.toLowerCase()] ?? wanted;
  for (const implementation of implementations) {
    const league = implementation.leagues.find((l) => l.toLowerCase() === name.toLowerCase());
    if (league) return { implementation, league };
  }
  throw new FileError(
    `Unknown league "${wanted}": one of ${allLeagues(implementations).join(', ')}`,
  );
}
