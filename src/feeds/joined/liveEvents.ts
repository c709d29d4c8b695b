import type { EventSport } from '#domain/events/event.ts';
import { espnAsks } from '../espn/events/espnEvents.ts';
import { keepFirstEvents } from '../eventAnswer.ts';
import type { EventAnswer, EventSource } from '../eventSource.ts';
import { f1db } from '../f1db/f1db.ts';
import { jolpica } from '../jolpica/jolpica.ts';
import { askAll } from '../reading/askAll.ts';
import type { FetchJsonOptions } from '../reading/fetchJson.ts';
import { type DayRange, SourceError } from '../source.ts';
import { boxingAsks } from '../thesportsdb/sportsDb.ts';
import { formula1Events } from './formula1/formula1.ts';
import { tennisEvents } from './tennis/tennis.ts';

interface LiveEventOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly espnBaseUrl?: string | undefined;
  /** Default https://www.thesportsdb.com */
  readonly sportsDbBaseUrl?: string | undefined;
  /** Default https://api.jolpi.ca */
  readonly jolpicaBaseUrl?: string | undefined;
  /** Default https://raw.githubusercontent.com, with its list of races at https://api.github.com */
  readonly f1dbBaseUrl?: string | undefined;
}

/** Limit of an answer: a tennis major is several megabytes. */
const TIMEOUT_MS = 10_000;

/**
 * The outside feeds of individual sports as one source: UFC, golf and NASCAR from ESPN; Formula 1 from ESPN and Jolpica, either
 * of which is enough, with results from f1db if Jolpica has none; tennis from ESPN, plus other tours from TheSportsDB; boxing
 * from TheSportsDB.
 * Event ids start with the sport and are unique across feeds. A part that fails is quarantined; `events` rejects with a
 * SourceError if all of a sport's feeds fail or the range is empty.
 */
export function liveEventSource(options: LiveEventOptions = {}): EventSource {
  const { espnBaseUrl, sportsDbBaseUrl, jolpicaBaseUrl, f1dbBaseUrl, ...given } = options;
  const http = { timeoutMs: TIMEOUT_MS, ...given };
  const sportsDb = { ...http, baseUrl: sportsDbBaseUrl };
  const formula1Feed = jolpica({ ...http, baseUrl: jolpicaBaseUrl });

  function answerOf(sport: EventSport, days: DayRange, now: Date): Promise<EventAnswer> {
    const scoreboards = espnAsks(sport, days, now, { ...http, baseUrl: espnBaseUrl });
    const [first] = scoreboards;
    // Created anew because it requests each thing only once: another day needs new requests.
    const results = f1db({ ...http, baseUrl: f1dbBaseUrl });
    if (sport === 'Boxing') return askAll(boxingAsks(sportsDb, days, now));
    if (sport === 'Tennis') return tennisEvents(scoreboards, sportsDb, days, now);
    if (sport === 'F1' && first) return formula1Events(first, formula1Feed, results, days, now);
    return askAll(scoreboards);
  }

  return {
    name: 'live',
    sample: false,
    async events(sport, days, now) {
      if (!(Date.parse(days.from) <= Date.parse(days.to))) {
        throw new SourceError(`events: no days from ${days.from} to ${days.to}`);
      }
      return keepFirstEvents(await answerOf(sport, days, now));
    },
  };
}
