import process from 'node:process';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { connect } from '#server/store/client.ts';
import { readEndedGames } from '#server/store/endedGames.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMemberDay, type MemberDays } from '#server/store/memberDay.ts';

interface Tools {
  readonly days: MemberDays;
  /** Those of some games that are over, by id. */
  readonly ended: (ids: readonly number[]) => Promise<ReadonlyMap<number, EndedGame>>;
}

let tools: Tools | undefined;

/** What a member's own page is made with, reached at its first use. */
export function dayTools(): Tools {
  if (tools) return tools;
  const client = connect(process.env, PROMPT);
  tools = {
    days: createMemberDay(client),
    ended: async (ids) => {
      if (ids.length === 0) return new Map();
      const games = await readEndedGames(client, [...new Set(ids)]);
      return new Map(games.map((game) => [game.id, game]));
    },
  };
  return tools;
}
