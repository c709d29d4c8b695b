import type { CheckedContest } from '#domain/check/contest.ts';
import type { CheckQuote } from '#domain/check/offersOf.ts';
import { twoOf } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { freshest } from '#domain/events/twoWayEdge.ts';
import { isStale } from '#domain/game/freshness.ts';
import { givenOn } from '#domain/prices/givenOn.ts';
import type { DatedFound } from './gameFound.ts';

const NO_FIGURES = 'We have no figures of it yet';
const NO_PART = 'This card has no such bout';
const CLOSED = 'It has begun, is over or was called off';

/** The contest of an event's part, and when its figures were made; undefined where nothing is simulated. */
function contestIn(
  event: SportEvent,
  part: string | undefined,
): { readonly contest: CheckedContest; readonly asOf: string } | undefined {
  switch (event.kind) {
    case 'fights': {
      const prediction = event.bouts.find(({ key }) => key === part)?.prediction;
      return (
        prediction && {
          contest: { kind: 'fight', outcome: prediction.outcome },
          asOf: prediction.asOf,
        }
      );
    }
    case 'match':
      return (
        event.prediction && {
          contest: { kind: 'match', outcome: event.prediction.outcome },
          asOf: event.prediction.asOf,
        }
      );
    case 'race':
      return (
        event.prediction && {
          contest: { kind: 'race', outcome: event.prediction.outcome },
          asOf: event.prediction.asOf,
        }
      );
    case 'tournament':
      return (
        event.prediction && {
          contest: { kind: 'tournament', outcome: event.prediction.outcome },
          asOf: event.prediction.asOf,
        }
      );
  }
}

/** Prices of a bout's or a match's winner that may be given on and can be taken; none of a field. */
function quotesIn(event: SportEvent, part: string | undefined, now: Date): readonly CheckQuote[] {
  const { moneyline = [] } = twoOf(event, part ?? '') ?? {};
  return givenOn(freshest(moneyline))
    .quotes.filter(({ asOf }) => !isStale(asOf, event.startTime, now))
    .map(({ provider, a: home, b: away }) => ({ provider, moneyline: { home, away } }));
}

/** An event's part, ready to be checked; or why it cannot be. */
export function eventFound(event: SportEvent, part: string | undefined, now: Date): DatedFound {
  const begun = now.getTime() >= new Date(event.startTime).getTime();
  if (event.status !== 'scheduled' || begun) return { problem: 'closed', text: CLOSED };
  if (event.kind === 'fights' && !event.bouts.some(({ key }) => key === part))
    return { problem: 'unknown', text: NO_PART };
  const found = contestIn(event, part);
  return found
    ? { ...found, quotes: quotesIn(event, part, now) }
    : { problem: 'noFigures', text: NO_FIGURES };
}
