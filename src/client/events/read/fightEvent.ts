import type {
  ShownBout,
  ShownFight,
  ShownFighter,
  ShownFightPrediction,
} from '#contract/answers/fights/shownFight.ts';
import { confidenceOf } from '#domain/game/stars.ts';
import { isInstant, isList, isNumber, isRecord, isText } from '../../checks.ts';
import {
  asOfOf,
  EVENT_STATUS_WORDS,
  fieldWord,
  numberOf,
  readId,
  readInstant,
  textOf,
  type Words,
  wordOf,
} from '../../fields.ts';
import type { ItemReader } from '../../list.ts';
import { besideOf } from './beside.ts';
import { saidPriceOf } from './pairPrice.ts';

/** A single text is a list of one. */
const textsOf = (value: unknown): string[] =>
  (isList(value) ? value : [value]).flatMap((text) => wordOf(text) ?? []);

const measureOf = (value: unknown): number | string | undefined => numberOf(value) ?? wordOf(value);

/** An impossible price counts as none. */
function oddsOf(value: unknown): number | undefined {
  const price = numberOf(value);
  return price !== undefined && Math.abs(price) >= 100 ? price : undefined;
}

const LETTERS = ['W', 'L', 'D'] as const;

const formOf = (value: unknown): ShownFighter['recentForm'] =>
  textsOf(value).map((text) => LETTERS.find((letter) => letter === text.toUpperCase()) ?? 'N');

const FROM: Words<NonNullable<ShownFighter['moneylineFrom']>> = { book: true, model: true };

const bookOf = (value: unknown): Required<NonNullable<ShownFighter['book']>> | undefined =>
  isRecord(value) && isText(value.provider)
    ? { provider: value.provider, sample: value.sample === true }
    : undefined;

function readFighter(item: unknown): Required<ShownFighter> | undefined {
  if (!isRecord(item) || !isText(item.name)) return undefined;
  return {
    name: item.name,
    record: wordOf(item.record),
    rank: measureOf(item.rank),
    titles: textsOf(item.titles),
    age: numberOf(item.age),
    height: measureOf(item.height),
    reach: measureOf(item.reach),
    stance: wordOf(item.stance),
    country: wordOf(item.country),
    imageUrl: wordOf(item.imageUrl),
    winRate: numberOf(item.winRate),
    koRate: numberOf(item.koRate),
    moneylineOdds: oddsOf(item.moneylineOdds),
    moneylineFrom: fieldWord(FROM, item.moneylineFrom),
    book: bookOf(item.book),
    koOdds: oddsOf(item.koOdds),
    decisionOdds: oddsOf(item.decisionOdds),
    recentForm: formOf(item.recentForm),
    strengths: textsOf(item.strengths),
    weaknesses: textsOf(item.weaknesses),
  };
}

/** 0–100; also accepts shares of 1. */
const percentOf = (value: number): number => (value <= 1 ? 100 * value : value);

/** The same for a confidence, which may also be one to five stars. */
const confidence = (value: number): number =>
  value > 1 && value <= 5 ? confidenceOf(value, 2) : percentOf(value);

type Methods = NonNullable<ShownFightPrediction['methods']>;

function sideMethodsOf(value: unknown): Required<Methods['a']> | undefined {
  if (!isRecord(value)) return undefined;
  const { knockout, submission, decision } = value;
  if (!isNumber(knockout) || !isNumber(submission) || !isNumber(decision)) return undefined;
  return { knockout, submission, decision };
}

function methodsOf(value: unknown): Required<Methods> | undefined {
  if (!isRecord(value)) return undefined;
  const [a, b] = [sideMethodsOf(value.a), sideMethodsOf(value.b)];
  return a && b && { a, b };
}

function roundsOf(value: unknown): ShownFightPrediction['finishRounds'] {
  const [from, to] = isList(value) ? value : [];
  return isNumber(from) && isNumber(to) ? [from, to] : undefined;
}

function predictionOf(value: unknown): Required<ShownFightPrediction> | undefined {
  if (!isRecord(value) || !isText(value.winner) || !isNumber(value.winProbability)) {
    return undefined;
  }
  const winProbability = percentOf(value.winProbability);
  return {
    winner: value.winner,
    winProbability,
    confidence: isNumber(value.confidence) ? confidence(value.confidence) : winProbability,
    method: wordOf(value.method),
    round: numberOf(value.round),
    finishRounds: roundsOf(value.finishRounds),
    fightDuration: numberOf(value.fightDuration),
    keyFactors: textsOf(value.keyFactors),
    methods: methodsOf(value.methods),
    drawShare: numberOf(value.drawShare),
    runs: numberOf(value.runs),
    ...besideOf(value),
  };
}

function boutOf(item: unknown): Required<ShownBout>[] {
  if (!isRecord(item) || !isText(item.fighter1) || !isText(item.fighter2)) return [];
  return [
    {
      fighter1: item.fighter1,
      fighter2: item.fighter2,
      weightClass: textOf(item.weightClass),
      rounds: numberOf(item.rounds),
      title: item.title === true || wordOf(item.title) !== undefined,
      fighter1Record: wordOf(item.fighter1Record),
      fighter2Record: wordOf(item.fighter2Record),
      fighter1Odds: oddsOf(item.fighter1Odds),
      fighter2Odds: oddsOf(item.fighter2Odds),
      oddsFrom: fieldWord(FROM, item.oddsFrom),
      fighter1Book: bookOf(item.fighter1Book),
      fighter2Book: bookOf(item.fighter2Book),
      bestPrice: saidPriceOf(item.bestPrice),
      prediction: predictionOf(item.prediction),
    },
  ];
}

/** Reads an evening with at least the specification's fields. */
export const readFightEvent: ItemReader<Required<ShownFight>> = (item) => {
  if (!isRecord(item) || !isInstant(item.date) || !isList(item.fighters)) return undefined;
  const [a, b] = item.fighters.map(readFighter);
  const id = readId(item.id);
  if (id === undefined || a === undefined || b === undefined) return undefined;
  return {
    id,
    title: wordOf(item.title) ?? `${a.name} vs. ${b.name}`,
    date: item.date,
    timeKnown: item.timeKnown !== false,
    status: fieldWord(EVENT_STATUS_WORDS, item.status) ?? 'scheduled',
    weightClass: textOf(item.weightClass),
    titleFight: item.titleFight === true,
    rounds: numberOf(item.rounds),
    women: item.women === true,
    venue: textOf(item.venue),
    location: textOf(item.location),
    promoter: textOf(item.promoter),
    broadcaster: textOf(item.broadcaster),
    externalId: textOf(item.externalId),
    fighters: [a, b],
    prediction: predictionOf(item.prediction),
    bestPrice: saidPriceOf(item.bestPrice),
    pricesAsOf: readInstant(item.pricesAsOf),
    undercard: isList(item.undercard) ? item.undercard.flatMap(boutOf) : [],
    sample: item.sample === true,
    asOf: asOfOf(item.asOf),
  };
};
