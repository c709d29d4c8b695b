import type { SeasonTeam } from '../seasonView.ts';

type Sides = readonly Pick<SeasonTeam, 'number' | 'abbreviation'>[];

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** "buf-kc": teams that a reader has used, as an address keeps them; empty without any. */
export const usedText = (used: ReadonlySet<number>, teams: Sides): string =>
  teams
    .flatMap(({ number, abbreviation }) => (used.has(number) ? [plain(abbreviation)] : []))
    .toSorted()
    .join('-');

/** The teams in an address; names that no team has are left out. */
export function usedIn(text: string, teams: Sides): ReadonlySet<number> {
  const names = new Set(text.toLowerCase().split('-'));
  return new Set(
    teams.flatMap(({ number, abbreviation }) => (names.has(plain(abbreviation)) ? [number] : [])),
  );
}
