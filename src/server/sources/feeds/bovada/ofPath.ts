import type { BovadaCompetition } from './schema.ts';

/** "football/nfl" of "/football/nfl/": parts in lower case. */
const partsOf = (link: string): readonly string[] => link.toLowerCase().split('/').filter(Boolean);

/** Whether one of two places in the book holds the other, or both are one. */
function isOnWay(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared).every((part, at) => part === other[at]);
}

/** Why a competition is not of the part of the book asked for, by the links of its path; undefined where it is. */
export function otherPath({ path }: BovadaCompetition, asked: string): string | undefined {
  const links = (path ?? []).flatMap(({ link }) => link ?? []);
  const wrong = links.find((link) => !isOnWay(partsOf(link), partsOf(asked)));
  return wrong === undefined ? undefined : `of another league (${wrong})`;
}

/** Why an event is not of the part of the book asked for, by its own link. */
export function otherLink(link: string | undefined, asked: string): string | undefined {
  const parts = partsOf(link ?? '');
  const wanted = partsOf(asked);
  return parts.length === 0 || isOnWay(parts.slice(0, wanted.length), wanted)
    ? undefined
    : `of another league (${link})`;
}
