import type { EndedGame } from '#domain/record/endedGame.ts';
import { readEndedGames } from '#slate/answers/endedGames.ts';
import { keep } from '#store/keep.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { teamNumbers } from './rules/teamNumbers.ts';
import { createMemberDay, type MemberDay, type MemberDays } from './store.ts';

interface Tools {
  readonly days: MemberDays;
  /** Days by slate and confirmation, the same for every member. */
  readonly kept: (key: string, read: () => Promise<MemberDay>) => Promise<MemberDay>;
  /** Numbers of the followed teams, as far as we know them. */
  readonly numbersOf: (ids: readonly string[], now: Date) => Promise<readonly number[]>;
  /** The finished ones among the given games, by id. */
  readonly ended: (ids: readonly number[]) => Promise<ReadonlyMap<number, EndedGame>>;
}

/** What a member's own page is made with. */
export const dayTools: Tool<Tools> = ({ use }) => {
  const client = use(promptClient);
  const days = createMemberDay(client);
  const numbers = keep<ReadonlyMap<string, number>>(1);
  return {
    days,
    numbersOf: async (ids, now) => {
      if (ids.length === 0) return [];
      const hour = String(Math.floor(now.getTime() / 3_600_000));
      const known = await numbers(hour, async () => teamNumbers(await days.everyTeam()));
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    kept: keep<MemberDay>(2),
    ended: async (ids) => {
      if (ids.length === 0) return new Map();
      const games = await readEndedGames(client, [...new Set(ids)]);
      return new Map(games.map((game) => [game.id, game]));
    },
  };
};
