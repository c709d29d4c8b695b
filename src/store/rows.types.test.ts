import { expectTypeOf, test } from 'vitest';
import type { EventBody, FeedEvent, SportEvent } from '#domain/events/sportEvent.ts';
import type { FeedGame, Game, Score, Team, Venue } from '#domain/game/game.ts';
import type { Prediction, Recipe } from '#domain/game/prediction.ts';
import type { Weather } from '#domain/game/weather.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { eventPredictionRow, NewEventPrediction } from '#slate/archive/eventPredictionRow.ts';
import type { eventPredictionColumns, knownEventOf } from '#slate/archive/eventRow.ts';
import type { gameOfColumns } from '#slate/archive/gameRow.ts';
import type {
  gamePredictionOf,
  NewPrediction,
  predictionRow,
} from '#slate/archive/predictionRow.ts';
import type { publishedPredictionOf as eventPredictionOf } from '#slate/archive/publishedPredictionOf.ts';
import type { fedQuoteRow } from '#slate/refresh/store/fedQuoteRow.ts';
import type { fedGameRow, fedTeamRow } from '#slate/refresh/store/fedRows.ts';
import type { fedWeatherRow } from '#slate/refresh/store/fedWeatherRow.ts';
import type { noteRow } from '#slate/refresh/store/noteRow.ts';
import type { Camel, KeyPaths, KeysOf } from '#test/keyPaths.ts';

/** A new field of the domain, optional or not, does not compile here until it has its column. */

/** Keys of a row as the domain would write them. */
type Columns<Row extends (...args: never[]) => object> = Camel<KeysOf<ReturnType<Row>>>;

/** "moneyline.home" → "moneylineHome"; mere containers have no column. */
type Joined<Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? `${Head}${Capitalize<Joined<Rest>>}`
  : Path;
type Leaves<Path extends string, All extends string = Path> = Path extends unknown
  ? Extract<All, `${Path}.${string}`> extends never
    ? Path
    : never
  : never;

test('every fact of a game that a feed names has its column', () => {
  // A rank belongs to a day, and is stored with a game's notes.
  expectTypeOf<Columns<typeof fedTeamRow>>().toEqualTypeOf<Exclude<keyof Team, 'rank'>>();
  // A price or forecast was seen when the feed was requested.
  expectTypeOf<Columns<typeof fedWeatherRow>>().toEqualTypeOf<Exclude<keyof Weather, 'asOf'>>();
  type Quoted = Exclude<Joined<Leaves<KeyPaths<OddsQuote>>>, 'asOf'>;
  // The column of a feed is older than its name here.
  expectTypeOf<Columns<typeof fedQuoteRow>>().toEqualTypeOf<Exclude<Quoted, 'feed'> | 'source'>();
  type Renamed = 'homeTeam' | 'awayTeam' | 'venue' | 'weatherData' | 'score' | 'detail';
  // Availability has its own tables; a team's number is only used in requests.
  type Noted = 'occasion' | 'series' | 'broadcasts';
  expectTypeOf<Columns<typeof noteRow>>().toEqualTypeOf<
    Noted | 'homeRank' | 'awayRank' | 'sourceId'
  >();
  type Apart = 'availability' | 'teamIds' | Noted;
  type Facts =
    | Exclude<KeysOf<FeedGame>, Renamed | Apart>
    | 'home'
    | 'away'
    | 'weather'
    | 'statusDetail'
    | `venue${Capitalize<keyof Venue>}`
    | `${keyof Score}Score`;
  expectTypeOf<Columns<typeof fedGameRow>>().toEqualTypeOf<Facts>();
});

test('every key of a game comes back from its row', () => {
  type Stored = Exclude<KeyPaths<Game>, `prediction${string}`>;
  expectTypeOf<KeyPaths<ReturnType<typeof gameOfColumns>>>().toEqualTypeOf<Stored>();
});

test('every key of a prediction has its column and comes back', () => {
  type Said =
    | Exclude<keyof NewPrediction, 'prediction'>
    | Exclude<keyof Prediction, 'id' | 'recipe' | 'asOf'>
    | keyof Recipe
    | 'createdAt';
  expectTypeOf<Columns<typeof predictionRow>>().toEqualTypeOf<Said>();
  expectTypeOf<KeyPaths<ReturnType<typeof gamePredictionOf>>>().toEqualTypeOf<
    KeyPaths<Prediction>
  >();
});

test('every key of an event comes back from its row', () => {
  type Known = ReturnType<typeof knownEventOf>;
  expectTypeOf<KeyPaths<Known['event']>>().toEqualTypeOf<KeyPaths<SportEvent>>();
  expectTypeOf<Exclude<KeysOf<FeedEvent>, KeysOf<EventBody>>>().toEqualTypeOf<'sourceId'>();
});

test('every key of a prediction of an event has its column and comes back', () => {
  type Made = Exclude<keyof NewEventPrediction, 'asOf'> | 'createdAt';
  expectTypeOf<Columns<typeof eventPredictionRow>>().toEqualTypeOf<Made>();
  type Read = Camel<keyof typeof eventPredictionColumns.shape>;
  expectTypeOf<Read>().toEqualTypeOf<
    Exclude<Made, 'eventId' | 'inputHash' | 'factsHash' | 'winShare'> | 'id'
  >();
  type InCards<T> = T extends { readonly bouts: readonly (infer Bout)[] } ? Bout : T;
  type Predictions<T> = T extends { readonly prediction?: infer P } ? NonNullable<P> : never;
  type Said = KeysOf<Predictions<InCards<SportEvent>>>;
  expectTypeOf<KeysOf<ReturnType<typeof eventPredictionOf>>>().toEqualTypeOf<Said>();
});
