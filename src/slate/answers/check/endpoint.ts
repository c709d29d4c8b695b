import { type CheckAnswer, check } from '#contract/check.ts';
import { Refused } from '#contract/refused.ts';
import type { AskedCheck, AskedLeg } from '#domain/check/asked.ts';
import { CheckError, type CheckProblem } from '#domain/check/checkError.ts';
import { askedContestName, type CheckedPrice, priceAsked } from '#domain/check/priceAsked.ts';
import { readJson } from '#http/body.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { OPEN_JSON, unkeptJson } from '#http/json.ts';
import { readPublishedEvent } from '#slate/archive/publishedEvents.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { ANSWER_KEYS } from '../keys.ts';
import { answers } from '../tools.ts';
import { eventFound } from './eventFound.ts';
import { type DatedFound, gameFound, NO_GAME } from './gameFound.ts';
import { checkMeter, DRAWN } from './meter.ts';
import { isDrawn, playersFound } from './playersFound.ts';

const TOO_OFTEN = 'That was asked for very often just now. Please wait a moment.';
const NO_EVENT = 'We have no such event';

/** Status of a check that cannot be made, by its reason (RFC 9110). */
const STATUSES: Readonly<Record<CheckProblem, number>> = {
  noSuchBet: 400,
  twice: 400,
  impossible: 400,
  notCounted: 400,
  unknown: 404,
  closed: 409,
  noFigures: 409,
};

/** Reads an event of the current slate by its number. */
export const eventOnSlate: Tool<(id: number) => ReturnType<typeof readPublishedEvent>> =
  ({ use }) =>
  (id) =>
    readPublishedEvent(use(promptClient), id);

async function found(leg: AskedLeg, { site, now }: Call): Promise<DatedFound> {
  if (leg.game !== undefined) {
    const answer = await site.use(answers).read(ANSWER_KEYS.game(leg.game), now);
    if (!answer) return { problem: 'unknown', text: NO_GAME };
    return gameFound(new TextDecoder().decode(answer.bytes), now);
  }
  const event = await site.use(eventOnSlate)(leg.event ?? 0);
  return event ? eventFound(event, leg.part, now) : { problem: 'unknown', text: NO_EVENT };
}

/** Every contest that is asked about, each read once, with the players whose legs are there. */
async function foundAll(
  { legs }: AskedCheck,
  call: Call,
): Promise<ReadonlyMap<string, DatedFound>> {
  const wanted = new Map(legs.map((leg) => [askedContestName(leg), leg]));
  return new Map(
    await Promise.all(
      [...wanted].map(async ([name, leg]) => {
        const one = await found(leg, call);
        const own = legs.some(
          (other) => askedContestName(other) === name && other.market === 'player',
        );
        return [name, own ? await withPlayers(one, leg.game, legs, call) : one] as const;
      }),
    ),
  );
}

/** A game with its players, as far as its legs need them. */
async function withPlayers(
  found: DatedFound,
  game: number | undefined,
  legs: readonly AskedLeg[],
  { site }: Call,
): Promise<DatedFound> {
  if (!('contest' in found) || found.contest.kind !== 'game') return found;
  if (game === undefined || !found.prediction) return found;
  const players = await playersFound(game, found.prediction, legs, site);
  return { ...found, contest: { ...found.contest, players } };
}

/** Digits of shares and returns in an answer: simulated runs do not know more. */
const DIGITS = 6;
const tidy = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'number' ? Number(one.toFixed(DIGITS)) + 0 : one,
    ),
  );

function answerOf(checked: CheckedPrice, asOf: string): CheckAnswer {
  const { legs, fairDecimal: _, ...whole } = checked;
  const { returnPerUnit } = whole;
  return tidy({
    ...whole,
    legs: legs.map(({ asked, fairDecimal, price, ...leg }) => ({ leg: asked, ...leg })),
    without: [...whole.without],
    ...(returnPerUnit !== undefined && { hold: 0 - returnPerUnit }),
    asOf,
  });
}

/** What any bet and any parlay is worth. */
export const CHECKS: readonly [Endpoint] = [
  {
    methods: ['POST'],
    path: check.path,
    kind: { ...OPEN_JSON, head: false },
    answer: async (call) => {
      const { request, site, context, now } = call;
      const meter = site.use(checkMeter);
      const count = (as?: number): void => {
        const retryAfter = meter(context.ip ?? '', now, as);
        if (retryAfter > 0) throw new Refused('tooOften', TOO_OFTEN, { retryAfter });
      };
      count();
      const asked = await readJson(request, check.body);
      if (asked.legs.some((leg) => isDrawn(leg, asked.legs))) count(DRAWN);
      const contests = await foundAll(asked, call);
      const times = [...contests.values()].flatMap(({ asOf }) => asOf ?? []);
      try {
        const checked = priceAsked(
          asked,
          (leg) => contests.get(askedContestName(leg)) ?? { problem: 'unknown', text: NO_EVENT },
        );
        return unkeptJson(200, answerOf(checked, times.sort()[0] ?? now.toISOString()));
      } catch (error) {
        if (!(error instanceof CheckError)) throw error;
        const { problem, message, legs } = error;
        return unkeptJson(STATUSES[problem], { error: message, problem, legs });
      }
    },
  },
];
