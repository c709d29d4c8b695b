import type { EventChances } from '#contract/answers/individual/chances.ts';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { findIndividualSport, type IndividualSport } from '#domain/leagues/individualSport.ts';
import { isInstant, isList, isNumber, isRecord, isText } from '../../checks.ts';
import { asOfOf, numberOf, readId, textOf, wordOf } from '../../fields.ts';
import type { ItemReader } from '../../list.ts';

/** `predictions` may be an object or its JSON. */
function parsed(value: unknown): unknown {
  if (!isText(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const isEmpty = (value: unknown): boolean =>
  !isRecord(value) || (isList(value) ? value : Object.keys(value)).length === 0;

function chance(value: unknown): Required<EventChances['chances'][number]>[] {
  if (!isRecord(value) || !isText(value.name) || !isNumber(value.win)) return [];
  const { name, win, top3, top5 } = value;
  return [{ name, win, top3: numberOf(top3), top5: numberOf(top5) }];
}

/** Everyone's chances, as far as given; undefined if there are no predictions at all. */
function predictionsOf(value: unknown): Required<EventChances> | undefined {
  const said = parsed(value);
  if (!isRecord(said) || isEmpty(said)) return undefined;
  const chances = isList(said.chances) ? said.chances.flatMap(chance) : [];
  return { runs: numberOf(said.runs) ?? 0, chances, asOf: asOfOf(said.asOf) };
}

type Pick = Required<NonNullable<IndividualEvent['prediction']>>;

function pickOf(value: unknown): Pick | undefined {
  if (!isRecord(value)) return undefined;
  const { confidence, outcome } = value;
  return isNumber(confidence) ? { confidence, outcome: textOf(outcome) } : undefined;
}

type Participant = Required<NonNullable<IndividualEvent['participant']>>;

const nameOf = (value: unknown): Participant | undefined =>
  isRecord(value) && wordOf(value.name) !== undefined ? { name: textOf(value.name) } : undefined;

/** Reads an event with at least the specification's fields. @param sport for events without one */
export const readIndividualEvent =
  (sport: IndividualSport | undefined): ItemReader<Required<IndividualEvent>> =>
  (item) => {
    if (!isRecord(item)) return undefined;
    const id = readId(item.id);
    const of = findIndividualSport(textOf(item.sport)) ?? sport;
    const { name, eventTime } = item;
    if (id === undefined || of === undefined || !isText(name) || !isInstant(eventTime)) {
      return undefined;
    }
    return {
      id,
      name,
      sport: of,
      eventType: wordOf(item.eventType) ?? of,
      eventTime,
      timeKnown: item.timeKnown !== false,
      venue: textOf(item.venue),
      participant: nameOf(item.participant),
      prediction: pickOf(item.prediction),
      predictions: predictionsOf(item.predictions),
      sample: item.sample === true,
      asOf: asOfOf(item.asOf),
    };
  };
