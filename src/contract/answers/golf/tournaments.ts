import type { EventStatus } from '#domain/events/event.ts';
import { eventWinner } from '#domain/events/eventPick.ts';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { GOLF_TOURS, type GolfTour } from '#domain/leagues/eventLeague.ts';
import {
  cutShares,
  firstRoundShares,
  outrightShares,
  topFinishShares,
} from '#domain/outcomes/golfMarkets.ts';
import { easternDate } from '#domain/time/time.ts';
import type { Dated } from '../../asOf.ts';

type Stored = StoredEvent<GolfTournament>;

/** The specification's golf tournament. Unknown texts are empty. */
export interface TourTournament extends Dated {
  readonly id: number;
  readonly name: string;
  /** The course, else the venue. */
  readonly venue: string;
  readonly city: string;
  /** First day in New York, YYYY-MM-DD. */
  readonly dateEvent: string;
  /** Last day in New York; absent if unknown. */
  readonly dateEnd?: string | undefined;
  readonly purse?: string | undefined;
  /** The most frequent winner, and the % of simulated tournaments won; absent without a prediction. */
  readonly likeliest?: Pick<GolferChances, 'name' | 'win'> | undefined;
  readonly status: EventStatus;
  /** True if it is a sample. */
  readonly sample: boolean;
}

/** One player's chances, % of simulated tournaments (0–100); places include ties. */
export interface GolferChances {
  readonly name: string;
  readonly country?: string | undefined;
  readonly win: number;
  readonly top5: number;
  readonly top10: number;
  /** Absent if the event has no cut. */
  readonly makeCut?: number | undefined;
  readonly firstRoundLead: number;
}

/** A tournament with its simulated chances. */
export interface PredictedTournament extends TourTournament {
  readonly prediction?:
    | (Dated & { readonly runs: number; readonly players: readonly GolferChances[] })
    | undefined;
}

/** Tournaments by tour slug, each tour's in the order given; a tour without any has an empty list. */
type GolfToursMap = Readonly<Record<GolfTour, readonly TourTournament[]>>;

function likeliestOf(event: Stored): TourTournament['likeliest'] {
  const winner = eventWinner(event);
  return winner && { name: winner.participant, win: 100 * winner.confidence };
}

export const tourTournament = (event: Stored): Required<TourTournament> => ({
  id: event.id,
  name: event.name,
  venue: event.course ?? event.venue?.name ?? '',
  city: event.venue?.city ?? '',
  dateEvent: easternDate(event.startTime),
  dateEnd: event.endTime && easternDate(event.endTime),
  purse: event.purse,
  likeliest: likeliestOf(event),
  status: event.status,
  sample: event.sample,
  asOf: event.asOf,
});

export function golfToursMap(events: readonly Stored[]): GolfToursMap {
  const of = (tour: GolfTour) => events.filter(({ league }) => league === tour).map(tourTournament);
  return Object.fromEntries(GOLF_TOURS.map((tour) => [tour, of(tour)])) as unknown as GolfToursMap;
}

type Shares = readonly { readonly id: string; readonly share: number }[];

const percentById = (shares: Shares): ReadonlyMap<string, number> =>
  new Map(shares.map(({ id, share }) => [id, 100 * share]));

/** The whole field, the likeliest winner first. */
function playersOf({ field, prediction }: Stored): Required<GolferChances>[] {
  if (!prediction) return [];
  const { outcome } = prediction;
  const cut = cutShares(outcome);
  const top5 = percentById(topFinishShares(outcome, 5));
  const top10 = percentById(topFinishShares(outcome, 10));
  const lead = percentById(firstRoundShares(outcome));
  const madeCut = cut && percentById(cut);
  const golfers = new Map(field.map((golfer) => [golfer.id, golfer]));
  return outrightShares(outcome).map(({ id, share }) => ({
    name: golfers.get(id)?.name ?? id,
    country: golfers.get(id)?.country,
    win: 100 * share,
    top5: top5.get(id) ?? 0,
    top10: top10.get(id) ?? 0,
    makeCut: madeCut?.get(id),
    firstRoundLead: lead.get(id) ?? 0,
  }));
}

export function predictedTournament(event: Stored): Required<PredictedTournament> {
  const { prediction } = event;
  return {
    ...tourTournament(event),
    prediction: prediction && {
      runs: prediction.recipe.iterations,
      players: playersOf(event),
      asOf: prediction.asOf,
    },
  };
}
