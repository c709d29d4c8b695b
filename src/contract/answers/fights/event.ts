import type { Beside } from '#domain/events/besideMarket.ts';
import type { EventStatus } from '#domain/events/event.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { fightOdds } from '#domain/fights/fightOdds.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import {
  decisiveWinShare,
  drawShare,
  type FightMethod,
  type FightSide,
  methodShares,
} from '#domain/outcomes/fight.ts';
import { type FightPrediction, fightPrediction } from '#domain/outcomes/fightPrediction.ts';
import { finishRounds, type RoundStretch } from '#domain/outcomes/finishRounds.ts';
import { pairGivenOn } from '#domain/prices/givenOn.ts';
import { placeText } from '#domain/words/placeText.ts';
import type { Dated } from '../../asOf.ts';
import { type PairPrice, pairPrice, pricesAsOf } from '../pairPrice.ts';
import { type FightBook, type FightEventFighter, fightBook, fightEventFighter } from './fighter.ts';

/** The specification's event prediction, and where its numbers come from. */
export interface FightEventPrediction extends FightPrediction, Beside, Dated {
  /** Shares of simulated fights, 0–1, by winner (a is the first fighter) and method; together with draws they sum to 1. */
  readonly methods: Readonly<Record<FightSide, Readonly<Record<FightMethod, number>>>>;
  readonly drawShare: number;
  /** The rounds in which the likeliest finish mostly comes; absent for a decision. */
  readonly finishRounds?: RoundStretch | undefined;
  /** Simulated fights. */
  readonly runs: number;
}

/** Another bout on the same card. */
export interface UndercardBout {
  readonly fighter1: string;
  readonly fighter2: string;
  /** Empty if the feed names none. */
  readonly weightClass: string;
  readonly rounds: number;
  /** True if a title is at stake. */
  readonly title: boolean;
  readonly fighter1Record?: string | undefined;
  readonly fighter2Record?: string | undefined;
  /** American; a book's price, else the simulation's fair price (`oddsFrom`). */
  readonly fighter1Odds?: number | undefined;
  readonly fighter2Odds?: number | undefined;
  readonly oddsFrom?: 'book' | 'model' | undefined;
  /** The bookmakers of both prices. */
  readonly fighter1Book?: FightBook | undefined;
  readonly fighter2Book?: FightBook | undefined;
  /** What the best of the bookmakers' prices is worth; absent without a prediction. */
  readonly bestPrice?: PairPrice | undefined;
  readonly prediction?: FightEventPrediction | undefined;
}

/** The specification's boxing/MMA event: a card, described by its main event. */
export interface FightEvent extends Dated {
  readonly id: number;
  readonly title: string;
  /** Scheduled start, ISO 8601 in UTC; noon in New York while `timeKnown` is false. */
  readonly date: string;
  readonly timeKnown: boolean;
  readonly status: EventStatus;
  /** Empty if the feed names none. */
  readonly weightClass: string;
  readonly titleFight: boolean;
  /** The main event's scheduled rounds, and whether women fight in it. */
  readonly rounds: number;
  readonly women: boolean;
  readonly venue: string;
  /** City and country. */
  readonly location: string;
  readonly promoter: string;
  readonly broadcaster: string;
  /** The main event's feed and id there. */
  readonly externalId: string;
  /** The main event's two fighters. */
  readonly fighters: readonly [FightEventFighter, FightEventFighter];
  readonly prediction?: FightEventPrediction | undefined;
  /** What the best price of the main event is worth; absent without a prediction. */
  readonly bestPrice?: PairPrice | undefined;
  /** When the oldest price of the card was seen: half an hour later, close to the start, all are old. Absent without any. */
  readonly pricesAsOf?: string | undefined;
  readonly undercard: readonly UndercardBout[];
  /** True if it is a sample. */
  readonly sample: boolean;
}

/** Everything the panel prints about a simulated bout; undefined until it is simulated. */
function boutPrediction({ a, b, prediction }: Bout): Required<FightEventPrediction> | undefined {
  if (!prediction) return undefined;
  const { outcome, factors, recipe, own, anchor, asOf } = prediction;
  return {
    ...fightPrediction(outcome, { a: a.name, b: b.name }, factors),
    methods: { a: methodShares(outcome, 'a'), b: methodShares(outcome, 'b') },
    drawShare: drawShare(outcome),
    finishRounds: finishRounds(outcome),
    runs: recipe.iterations,
    own,
    anchor,
    asOf,
  };
}

/** The best price of a bout; undefined until it is simulated. */
function boutPrice({ a, b, moneyline, prediction }: Bout, league: FightCard['league']) {
  if (!prediction) return undefined;
  const share = decisiveWinShare(prediction.outcome, 'a');
  return pairPrice({ league, moneyline, prediction, share }, lastNames(a.name, b.name));
}

function undercardBout(bout: Bout, league: FightCard['league']): Required<UndercardBout> {
  const [one, other] = [fightOdds(bout, 'a'), fightOdds(bout, 'b')];
  return {
    fighter1: bout.a.name,
    fighter2: bout.b.name,
    weightClass: bout.weightClass ?? '',
    rounds: bout.rounds,
    title: bout.titleFight,
    fighter1Record: bout.a.record,
    fighter2Record: bout.b.record,
    fighter1Odds: one.moneyline,
    fighter2Odds: other.moneyline,
    oddsFrom: one.from,
    fighter1Book: fightBook(one.book),
    fighter2Book: fightBook(other.book),
    bestPrice: boutPrice(bout, league),
    prediction: boutPrediction(bout),
  };
}

/** A card as the answer has it, without prices that may not be given on; undefined until a bout is named. */
export function fightEvent(card: StoredEvent<FightCard>): Required<FightEvent> | undefined {
  const bouts = card.bouts.map(pairGivenOn);
  const [main, ...others] = bouts;
  if (main === undefined) return undefined;
  const { city, country } = card.venue ?? {};
  return {
    id: card.id,
    title: card.name,
    date: card.startTime,
    timeKnown: card.timeKnown,
    status: card.status,
    weightClass: main.weightClass ?? '',
    titleFight: main.titleFight,
    rounds: main.rounds,
    women: main.women,
    venue: card.venue?.name ?? '',
    location: placeText(city, country),
    promoter: card.promoter ?? '',
    broadcaster: card.broadcaster ?? '',
    externalId: `${card.source}:${main.key}`,
    fighters: [fightEventFighter(main, 'a'), fightEventFighter(main, 'b')],
    prediction: boutPrediction(main),
    bestPrice: boutPrice(main, card.league),
    pricesAsOf: pricesAsOf(bouts.flatMap(({ moneyline = [] }) => moneyline)),
    undercard: others.map((bout) => undercardBout(bout, card.league)),
    sample: card.sample,
    asOf: card.asOf,
  };
}
