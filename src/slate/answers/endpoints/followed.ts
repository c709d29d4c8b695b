import * as z from 'zod/mini';
import { calendarEntrySchema } from '#contract/answers/calendar/schema.ts';
import { type FollowedFacts, followedAnswer } from '#contract/answers/followed/answer.ts';
import {
  followedContestSchema,
  followedSeasonSchema,
  worthSeeingSchema,
} from '#contract/answers/followed/schema.ts';
import { followed } from '#contract/followed.ts';
import { followableOf } from '#domain/follow/follow.ts';
import { playersAsked } from '#domain/follow/playerNow.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { findLeaguePage, type LeaguePage } from '#domain/leagues/leaguePage.ts';
import { oncePer } from '#domain/time/oncePer.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { openFor, publicJson } from '#http/open.ts';
import { etagOf } from '#http/taggedAnswer.ts';
import { followedPlayers } from '../followed/players.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { answers } from '../tools.ts';

/** Reads a part of the slate; of the same bytes, which an instance keeps, once. */
const partOf = <Part>(schema: z.ZodMiniType<Part>) => {
  const parsed = oncePer(
    (bytes: Uint8Array): Part => schema.parse(JSON.parse(new TextDecoder().decode(bytes))),
  );
  return async ({ site, now }: Call, key: string): Promise<Part | undefined> => {
    const answer = await site.use(answers).read(key, now);
    return answer && parsed(answer.bytes);
  };
};

const contests = partOf(z.array(followedContestSchema));
const events = partOf(z.array(calendarEntrySchema));
const season = partOf(followedSeasonSchema);
const worth = partOf(z.array(worthSeeingSchema));

/** A part of each of some pages, by the page; without those that the slate has not. */
async function byPage<Page, Part>(
  pages: readonly Page[],
  read: (page: Page) => Promise<Part | undefined>,
): Promise<ReadonlyMap<Page, Part>> {
  const parts = await Promise.all(pages.map(async (page) => [page, await read(page)] as const));
  return new Map(
    parts.flatMap(([page, part]) => (part === undefined ? [] : [[page, part] as const])),
  );
}

async function factsFor(ids: readonly string[], call: Call): Promise<FollowedFacts> {
  const pages = [...new Set(ids.map((id) => findLeaguePage(followableOf(id)?.league ?? '')))];
  const known = pages.filter((page): page is LeaguePage => page !== undefined);
  const leagues = known.flatMap((page) => findLeague(page) ?? []);
  const sports = known.filter((page) => !findLeague(page));
  const [ofContests, ofEvents, seasons, deciding, lopsided, players] = await Promise.all([
    byPage(known, (page) => contests(call, ANSWER_KEYS.followedContests(page))),
    byPage(sports, (page) => events(call, ANSWER_KEYS.calendar(page))),
    byPage(leagues, (league) => season(call, ANSWER_KEYS.followedSeason(league))),
    worth(call, ANSWER_KEYS.decidingGames),
    worth(call, ANSWER_KEYS.lopsidedGames),
    call.site.use(followedPlayers)(playersAsked(ids), call.now),
  ]);
  return {
    contests: ofContests,
    events: ofEvents,
    seasons,
    deciding: deciding ?? [],
    lopsided: lopsided ?? [],
    players,
  };
}

/** What a reader follows: made from parts that were rendered with the slate, and players from what is stored of them. */
export const FOLLOWED_ENDPOINTS: readonly [Endpoint] = [
  openFor(
    followed,
    ({ query }) => query.of.split(','),
    async (ids, call) => {
      const facts = await factsFor(ids, call);
      const made = followedAnswer(ids, facts, call.now);
      const bytes = new TextEncoder().encode(JSON.stringify(followed.answer.parse(made)));
      const answer = { bytes, etag: etagOf(bytes), asOf: made.asOf ?? undefined };
      return publicJson(call.request, answer, { parameters: ['of'] });
    },
  ),
];
