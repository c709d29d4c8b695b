import { followId } from '#domain/follow/follow.ts';
import { slug } from '#domain/words/slug.ts';

/** Numbers of teams by the ids under which they are followed. */
export const teamNumbers = (
  teams: readonly { readonly id: number; readonly league: string; readonly name: string }[],
): ReadonlyMap<string, number> =>
  new Map(
    teams.map(({ id, league, name }) => [
      followId({ league: league.toLowerCase(), key: slug(name) }),
      id,
    ]),
  );
