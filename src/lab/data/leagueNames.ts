import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { FileError } from './readRows.ts';

/** A sport's implementation, loaded when one of its leagues is asked for. */
export interface Lazy<Implementation> {
  /** The same as the implementation's own. */
  readonly leagues: readonly string[];
  /** True where the leagues share fits: they are gone through in one process, which makes each shared fit once. */
  readonly together?: true;
  load(): Promise<Implementation>;
}

/** Other names people give a league, in lower case. */
const ALIASES: Readonly<Record<string, string>> = {
  pga: 'golf',
  'pga-tour': 'golf',
  nascar: 'NASCAR-Cup',
  cup: 'NASCAR-Cup',
  mma: 'UFC',
};

/** The order in which all leagues are gone through. */
const ORDER: readonly string[] = [...TEAM_LEAGUES, 'ATP', 'WTA', 'UFC', 'Boxing', 'golf', 'F1'];

const place = (league: string): number =>
  ORDER.includes(league) ? ORDER.indexOf(league) : ORDER.length;

/** The leagues of several implementations, in one order. */
const allLeagues = (
  implementations: readonly { readonly leagues: readonly string[] }[],
): string[] =>
  implementations.flatMap(({ leagues }) => leagues).sort((one, other) => place(one) - place(other));

/** All leagues, in one order, as the processes go through them: each alone, or those that share fits together. */
export const allTogether = (implementations: readonly Lazy<unknown>[]): string[][] =>
  implementations.flatMap(({ leagues, together }) =>
    together ? [[...leagues]] : leagues.map((league) => [league]),
  );

/** The implementation and the code of the league a person named, in any letter case. Throws a FileError for none. */
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
