import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { joinedAnswers, quarantinedAnswer } from '../../../eventAnswer.ts';
import { triedAsk } from '../../../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../../../reading/fetchJson.ts';
import type { Completing } from '../withCompletion.ts';
import { type CoreBout, readCoreBouts } from './coreBouts.ts';
import { isNumbered } from './terms.ts';
import { withCore } from './withCore.ts';

const BASE_URL = 'https://sports.core.api.espn.com';

type Card = Extract<FeedEvent, { readonly kind: 'fights' }>;

const DAY_MS = 86_400_000;
/** Limit of cards, each one small request: upcoming numbered cards, and any card in its own week. */
const MOST_CARDS = 4;
const WEEK_DAYS = 8;
/** How long a finished card is still requested: its terms stay as published. */
const PAST_DAYS = 2;

const isCard = (event: FeedEvent): event is Card => event.kind === 'fights';

/** The cards worth a request, the nearest first. */
function cardsOf(events: readonly FeedEvent[], now: Date): readonly Card[] {
  const daysTo = ({ startTime }: Card) => (Date.parse(startTime) - now.getTime()) / DAY_MS;
  return events
    .filter(isCard)
    .filter(({ status, bouts }) => status !== 'postponed' && bouts.length > 0)
    .filter((card) => daysTo(card) > -PAST_DAYS)
    .filter((card) => daysTo(card) < WEEK_DAYS || isNumbered(card.name))
    .toSorted((one, other) => daysTo(one) - daysTo(other))
    .slice(0, MOST_CARDS);
}

/** The address of a card, which contains its bouts, or of one of the bouts. */
function addressOf(baseUrl: string, { sourceId }: Card, bout?: string): URL {
  const card = `/v2/sports/mma/leagues/ufc/events/${sourceId.replace(/^ufc-/, '')}`;
  return new URL(bout === undefined ? card : `${card}/competitions/${bout}`, baseUrl);
}

/** The core API's facts about a card's bouts; if the card names its main event's types nowhere, they are requested separately. */
async function coreOf(
  card: Card,
  baseUrl: string,
  http: FetchJsonOptions,
): Promise<ReadonlyMap<string, CoreBout>> {
  const whole = await triedAsk(() => fetchJson(addressOf(baseUrl, card), http));
  const listed = readCoreBouts(whole.ok ? whole.value : undefined);
  const main = card.bouts[0]?.key;
  if (main === undefined || listed.get(main)?.titleFight !== undefined) return listed;
  const alone = await triedAsk(() => fetchJson(addressOf(baseUrl, card, main), http));
  if (alone.ok) return new Map([...listed, ...readCoreBouts(alone.value)]);
  if (listed.size > 0) return listed;
  throw whole.ok ? alone.error : whole.error;
}

/**
 * Completes the next UFC cards from ESPN's core API, the only source of title fights (`types`), order and parts of the evening.
 * From the first failed request on, cards stay as on the board.
 * @param baseUrl default https://sports.core.api.espn.com
 */
export const completeCards =
  (http: FetchJsonOptions, now: Date, baseUrl: string = BASE_URL): Completing =>
  async (events) => {
    const found = new Map<FeedEvent, Card>();
    const told = () => ({
      events: events.map((event) => found.get(event) ?? event),
      quarantined: [],
    });
    for (const card of cardsOf(events, now)) {
      const core = await triedAsk(() => coreOf(card, baseUrl, http));
      if (core.ok) found.set(card, withCore(card, core.value));
      // A failure for one card affects the others: they are not requested.
      else
        return joinedAnswers([
          told(),
          quarantinedAnswer(`${card.sourceId} core`, core.error.message),
        ]);
    }
    return told();
  };
