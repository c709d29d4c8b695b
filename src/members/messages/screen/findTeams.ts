import { leagueName } from '#domain/leagues/leagueName.ts';
import type { FollowableTeam } from '../contract/settings.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Teams whose name or league has every word that was typed; those whose name begins with it first. */
export function findTeams(
  teams: readonly FollowableTeam[],
  typed: string,
): readonly FollowableTeam[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const first = words[0] ?? '';
  return teams
    .filter(({ name, league }) => {
      const text = plain(`${name} ${league} ${leagueName(league)}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) =>
        Number(plain(other.name).startsWith(first)) - Number(plain(one.name).startsWith(first)),
    );
}
