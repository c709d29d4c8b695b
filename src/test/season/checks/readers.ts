import * as z from 'zod';
import { feedSaid } from '#local/standins/feeds/ofWorld/feedSaid.ts';
import { couponName, SWAPPED } from '#local/standins/feeds/ofWorld/said.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import type { Store } from '#slate/store.ts';
import type { SeasonFeedServer } from '../feeds/feedServer.ts';
import { Broken } from './broken.ts';

const MINUTE = 60_000;
/** Limit of the time between a run's beginning and its last request to a feed. */
const RUN_LASTS = 2 * MINUTE;

const listed = z.array(
  z.object({ id: z.int(), status: z.string(), gameTime: z.string(), closed: z.boolean() }),
);

/** Checks that readers' lists of upcoming games, at the given times, say of no game that has begun that it is open. */
export async function checkLists(store: Store, times: readonly number[]): Promise<void> {
  const reader = createAnswerReader(store);
  for (const time of times) {
    const answer = await reader.read(ANSWER_KEYS.upcomingGames(), new Date(time));
    if (!answer) throw new Broken('there is no list of games to come');
    const games = listed.parse(JSON.parse(new TextDecoder().decode(answer.bytes)));
    const begun = games.find(({ closed, gameTime }) => !closed && Date.parse(gameTime) <= time);
    if (begun) throw new Broken(`game ${begun.id} has begun and is listed as open`);
  }
}

/** The run to which a time of confirmation belongs; undefined if none ran then. */
const runOf = (runs: readonly number[], asOf: string): number | undefined => {
  const time = Date.parse(asOf);
  const began = runs.findLast((run) => run <= time);
  return began !== undefined && time - began < RUN_LASTS ? began : undefined;
};

/** Checks that no published figure claims to be fresher than its feed. */
export async function checkFreshness(
  store: Store,
  feeds: SeasonFeedServer,
  runs: readonly number[],
  sourceIds: ReadonlyMap<number, string>,
): Promise<void> {
  for (const game of await store.readPublishedFacts()) {
    const run = runOf(runs, game.asOf);
    const said = feeds.said.get(sourceIds.get(game.id) ?? '')?.get(run ?? -1);
    const score = 'score' in game ? game.score : undefined;
    const sides = { home: game.homeTeam.name, away: game.awayTeam.name };
    const shown = feedSaid(game.status, score, game.gameTime, sides);
    if (said === undefined) {
      throw new Broken(`game ${game.id} claims ${game.asOf}, when no feed spoke of it`);
    }
    if (said !== SWAPPED && said !== shown) {
      throw new Broken(
        `game ${game.id} shows “${shown}” as of ${game.asOf}, when it was “${said}”`,
      );
    }
    for (const quote of game.odds) {
      const of = runOf(runs, quote.asOf);
      const name =
        quote.feed === 'bovada' ? couponName(game.league) : (sourceIds.get(game.id) ?? '');
      if (of === undefined || !feeds.said.get(name)?.has(of)) {
        throw new Broken(`prices of ${quote.provider} claim ${quote.asOf}, when it was not read`);
      }
    }
  }
}
