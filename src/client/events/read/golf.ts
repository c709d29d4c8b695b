import type {
  GolferChances,
  PredictedTournament,
  TourTournament,
} from '#contract/answers/golf/tournaments.ts';
import { type Fields, isInstant, isList, isNumber, isRecord, isText } from '../../checks.ts';
import {
  asOfOf,
  EVENT_STATUS_WORDS,
  fieldWord,
  numberOf,
  readId,
  textOf,
  wordOf,
} from '../../fields.ts';
import { type ItemReader, listRead } from '../../list.ts';

/** The shares a player may have beside the one of winning. */
const SHARES = ['top5', 'top10', 'makeCut', 'firstRoundLead'] as const;

function readPlayer(item: unknown): Required<GolferChances> | undefined {
  if (!isRecord(item) || !isText(item.name) || !isNumber(item.win)) return undefined;
  const [top5, top10, makeCut, lead] = SHARES.map((share) => numberOf(item[share]));
  return {
    name: item.name,
    country: wordOf(item.country),
    win: item.win,
    top5: top5 ?? 0,
    top10: top10 ?? 0,
    makeCut,
    firstRoundLead: lead ?? 0,
  };
}

type Chances = Required<NonNullable<PredictedTournament['prediction']>>;

function predictionOf(value: unknown): Chances | undefined {
  if (!isRecord(value) || !isList(value.players)) return undefined;
  const players = value.players.flatMap((player) => readPlayer(player) ?? []);
  if (players.length === 0) return undefined;
  return { players, runs: numberOf(value.runs) ?? 0, asOf: asOfOf(value.asOf) };
}

function likeliestOf(value: unknown): TourTournament['likeliest'] {
  if (!isRecord(value) || !isText(value.name) || !isNumber(value.win)) return undefined;
  return { name: value.name, win: value.win };
}

const fieldsOf = (item: Fields, name: string, dateEvent: string): Required<TourTournament> => ({
  // The specification's tournaments have no number of their own: their day is one, and keys a list as well.
  id: readId(item.id) ?? Date.parse(dateEvent),
  name,
  venue: textOf(item.venue),
  city: textOf(item.city),
  dateEvent,
  dateEnd: wordOf(item.dateEnd),
  purse: wordOf(item.purse),
  likeliest: likeliestOf(item.likeliest),
  status: fieldWord(EVENT_STATUS_WORDS, item.status) ?? 'scheduled',
  sample: item.sample === true,
  asOf: asOfOf(item.asOf),
});

/** Reads a tournament with at least the specification's fields. */
export const readTournament: ItemReader<Required<PredictedTournament>> = (item) => {
  if (!isRecord(item) || !isText(item.name) || !isInstant(item.dateEvent)) return undefined;
  return {
    ...fieldsOf(item, item.name, item.dateEvent),
    prediction: predictionOf(item.prediction),
  };
};

/** The map of tour slugs to tournaments; a tour with a null list has none. */
export function readTours(answer: unknown): Readonly<Record<string, readonly TourTournament[]>> {
  if (!isRecord(answer) || isList(answer)) throw new TypeError('The answer is no map of tours');
  return Object.fromEntries(
    Object.entries(answer).map(([slug, list]) => [slug, listRead(list ?? [], readTournament)]),
  );
}
