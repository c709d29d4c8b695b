import { espnAsks } from './espnEvents/espnEvents.ts';
import type { EventSource } from './eventSource.ts';
import { keepFirst } from './events/answer.ts';
import { askAll } from './events/askAll.ts';
import type { FetchJsonOptions } from './http/fetchJson.ts';
import { SourceError } from './source.ts';

export interface LiveEventOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly espnBaseUrl?: string | undefined;
  /** Default https://www.thesportsdb.com */
  readonly sportsDbBaseUrl?: string | undefined;
  /** Default https://api.jolpi.ca */
  readonly jolpicaBaseUrl?: string | undefined;
}

/**
 * The outside feeds of individual sports as one source. Event ids start with the sport, so that they are unique
 * whichever feed named the event. A part that fails is quarantined; `events` rejects with a SourceError when all of a
 * sport's feeds fail or the range is empty.
 */
export function liveEventSource(options: LiveEventOptions = {}): EventSource {
  const { espnBaseUrl, sportsDbBaseUrl: _sportsDb, jolpicaBaseUrl: _jolpica, ...http } = options;
  return {
    name: 'live',
    sample: false,
    async events(sport, days, now) {
      if (!(Date.parse(days.from) <= Date.parse(days.to))) {
        throw new SourceError(`events: no days from ${days.from} to ${days.to}`);
      }
      return keepFirst(await askAll(espnAsks(sport, days, now, { baseUrl: espnBaseUrl, ...http })));
    },
  };
}
