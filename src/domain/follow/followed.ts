import { MOST_FOLLOWED, sameFollow } from './follow.ts';

/** One entry of a reader's list. */
export interface Follow {
  /** "nfl:buffalo-bills" (follow.ts) */
  readonly id: string;
  /** When it was followed or given up, ISO 8601 in UTC. */
  readonly at: string;
  /** True of what was given up: remembered, so that another device's list does not bring it back. */
  readonly gone?: true | undefined;
}

/** A reader's list: the newest change first, each id once, at most `MOST_FOLLOWED` followed and as many given up. */
export type Followed = readonly Follow[];

/** Of one id the later change counts; of two at the same instant the one that follows. */
function later(one: Follow, other: Follow): Follow {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.gone ? other : one;
}

const newestFirst = (one: Follow, other: Follow): number => {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
};

/** Two lists as one, whichever is named first: of each id the newest change; beyond the most, the oldest changes go. */
export function mergeFollowed(one: Followed, other: Followed): Followed {
  const byId = new Map<string, Follow>();
  for (const follow of [...one, ...other]) {
    const before = byId.get(follow.id);
    byId.set(follow.id, before ? later(before, follow) : follow);
  }
  const all = [...byId.values()].sort(newestFirst);
  const kept = new Set([
    ...all.filter(({ gone }) => !gone).slice(0, MOST_FOLLOWED),
    ...all.filter(({ gone }) => gone).slice(0, MOST_FOLLOWED),
  ]);
  return all.filter((follow) => kept.has(follow));
}

/** Ids of what is followed now, in the order of following. */
export const followedIds = (list: Followed): readonly string[] =>
  list.flatMap(({ id, gone }) => (gone ? [] : [id])).reverse();

export const isFollowed = (list: Followed, id: string): boolean =>
  list.some((follow) => sameFollow(follow.id, id) && !follow.gone);

/**
 * The list after a reader follows something or gives it up; undefined if the list is full.
 * @param at now, ISO 8601 in UTC. A clock that was set back does not undo the change: it counts as just after the last one.
 */
export function withFollow(
  list: Followed,
  id: string,
  follows: boolean,
  at: string,
): Followed | undefined {
  if (follows && !isFollowed(list, id) && followedIds(list).length >= MOST_FOLLOWED)
    return undefined;
  const same = list.filter((follow) => sameFollow(follow.id, id));
  const before =
    same
      .map((follow) => follow.at)
      .toSorted()
      .at(-1) ?? '';
  const when = at > before ? at : new Date(Date.parse(before) + 1).toISOString();
  // Under another spelling of a player's name he is given up as well.
  const others = same.filter((follow) => follow.id !== id && !follow.gone);
  return mergeFollowed(
    list.filter((follow) => follow.id !== id),
    [
      follows ? { id, at: when } : { id, at: when, gone: true },
      ...others.map((follow) => ({ id: follow.id, at: when, gone: true as const })),
    ],
  );
}
