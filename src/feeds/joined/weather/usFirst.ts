import { placeKey } from '../../place.ts';
import { type Tried, triedAsk } from '../../reading/askAll.ts';
import type { Quarantined } from '../../source.ts';
import type { ForecastAnswer, WeatherForecasts } from '../../weatherForecasts.ts';

const NOTHING: ForecastAnswer = { byPlace: new Map(), quarantined: [] };

const problemsOf = (feed: string, answer: Tried<ForecastAnswer>): readonly Quarantined[] =>
  answer.ok
    ? answer.value.quarantined
    : [{ item: `weather of ${feed}`, reason: answer.error.message }];

/**
 * Forecasts from the US weather service for places it covers, from the worldwide service for all others and as fallback. Failures
 * are quarantined; never rejects with a SourceError.
 */
export const usFirst =
  (us: WeatherForecasts, world: WeatherForecasts): WeatherForecasts =>
  async (places, now) => {
    const own = places.filter(({ inUs }) => inUs === true);
    const first = await triedAsk(async () => (own.length > 0 ? us(own, now) : NOTHING));
    const told = first.ok ? first.value.byPlace : NOTHING.byPlace;
    const rest = places.filter((place) => !told.has(placeKey(place)));
    const second = await triedAsk(async () => (rest.length > 0 ? world(rest, now) : NOTHING));
    const others = second.ok ? second.value.byPlace : NOTHING.byPlace;
    const byPlace = new Map([...told, ...others]);
    const quarantined = [...problemsOf('weather.gov', first), ...problemsOf('open-meteo', second)];
    return { byPlace, quarantined };
  };
