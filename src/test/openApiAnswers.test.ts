import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '#clock';
import { eventCurve } from '#contract/live/eventCurve.ts';
import { type EventLive, eventLive } from '#contract/live/eventLive.ts';
import {
  EXAMPLE_EVENT_CURVE,
  EXAMPLE_EVENT_LIVE,
} from '#contract/live/exampleEventLive.fixture.ts';
import {
  EXAMPLE_FIELD_CURVE,
  EXAMPLE_FIELD_LIVE,
} from '#contract/live/exampleFieldLive.fixture.ts';
import {
  EXAMPLE_CURVE,
  EXAMPLE_IN_SHORT,
  EXAMPLE_LIVE,
} from '#contract/live/exampleLive.fixture.ts';
import { gameLive } from '#contract/live/gameLive.ts';
import { liveCurve } from '#contract/live/liveCurve.ts';
import { liveNow } from '#contract/live/liveNow.ts';
import { openApi } from '#contract/public/document.ts';
import { openPath } from '#contract/public/endpoint.ts';
import { PUBLIC_ENDPOINTS } from '#contract/public/endpoints.ts';
import { isJsonObject, type Json, POINTER } from '#contract/public/json.ts';
import type { Game } from '#domain/game/game.ts';
import { QUICKNET } from '#domain/ledger/seed/beaconChain.ts';
import { EXAMPLE_MOVE, PRICE_MOVE } from '#domain/moves/exampleMoves.fixture.ts';
import { moveFigures } from '#domain/moves/moveFigures.ts';
import {
  EXAMPLE_LINE,
  EXAMPLE_PLAYERS_RECIPE,
  EXAMPLE_RECEIVER,
} from '#domain/players/exampleLine.fixture.ts';
import { recordFiguresOf } from '#domain/record/figures/recordFigures.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { ROOT } from '#local/project.ts';
import { loadFunctions } from '#local/site/functions/load.ts';
import { matchFunction } from '#local/site/functions/match.ts';
import type { SiteFunction } from '#local/site/functions/module.ts';
import { SITE } from '#site';
import { storedLines } from '#slate/answers/players/playerLines.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { completeEvents } from './completeEvents.ts';
import { completeFollowed } from './completeFollowed.ts';
import { completeFeedGame, completePrediction, OTHER_STAGES } from './completeGame.ts';
import { completeSeason } from './completeSeason.ts';
import { placeAnswers } from './placeAnswers.ts';
import { renderedStore } from './renderedStore.ts';

const HOUR_MS = 3_600_000;
const AS_OF = clock.now().toISOString();
const START = new Date(clock.now().getTime() + HOUR_MS).toISOString();
const SET = { source: 'espn', sample: true, asOf: AS_OF } as const;

/** The document as strict as it can be: an answer has no field that is not in it. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isJsonObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, closed(part)]);
  const strict = isJsonObject(value.properties) && { additionalProperties: false };
  return { ...Object.fromEntries(parts), ...strict };
}

const document = closed(JSON.parse(JSON.stringify(openApi(PUBLIC_ENDPOINTS, SITE)))) as Json;
const { schemas } = document.components as { readonly schemas: Readonly<Record<string, Json>> };
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'api');

/** Games with every possible field, one in each stage. */
function games(): readonly Game[] {
  const { teamIds, calledAfter, openings, sourceId, ...facts } = completeFeedGame(START, AS_OF);
  const prediction = { ...completePrediction(AS_OF), id: 1 };
  const stages = [{ status: 'scheduled' } as const, ...Object.values(OTHER_STAGES)];
  const previousStart = { startTime: AS_OF, timeKnown: true };
  // A book of a feed that may not be given on: its price is in no answer, and the game says so.
  const kept = facts.odds.map((quote) => ({
    ...quote,
    book: 'pinnacle',
    provider: 'Pinnacle',
    feed: 'theoddsapi' as const,
  }));
  const expectedMoves = [EXAMPLE_MOVE, { ...PRICE_MOVE, line: 2.5 }];
  const own = {
    ...facts,
    ...SET,
    odds: [...facts.odds, ...kept],
    previousStart,
    expectedMoves,
    prediction,
  };
  const seedFrom = {
    beacon: QUICKNET.hash,
    round: 34_154_291,
    signature: 'b7'.repeat(48),
    inputsLine: 11,
  };
  const drawn = { ...prediction, recipe: { ...prediction.recipe, seedFrom } };
  return stages.map((stage, at) => ({
    ...own,
    ...stage,
    ...(at > 0 && { prediction: drawn }),
    id: at + 1,
  }));
}

/** Events with every possible field: one of each kind, a fight of boxing, and a match that is over. */
function events() {
  const { match, fights, ...others } = completeEvents(START, AS_OF);
  const boxing = { ...fights, league: 'Boxing', bouts: fights.bouts.slice(0, 1) } as const;
  const over = { ...match, status: 'final' } as const;
  const all = [match, over, fights, boxing, ...Object.values(others)];
  return all.map((event, at) => ({ ...event, ...SET, id: at + 1 }));
}

/** Of any prediction. */
const PLAYERS = {
  predictionId: 1,
  recipe: EXAMPLE_PLAYERS_RECIPE,
  lines: [EXAMPLE_LINE, EXAMPLE_RECEIVER],
  asOf: AS_OF,
};

const store = renderedStore({ asOf: AS_OF, games: games(), events: events() });

let functions: readonly SiteFunction[];
beforeAll(async () => {
  functions = await loadFunctions(join(ROOT, 'netlify/functions'));
});
beforeEach(() => {
  const reader = createAnswerReader(store);
  placeAnswers(() => reader, [[storedLines, async () => PLAYERS]]);
});

async function answerOf(path: string): Promise<unknown> {
  const request = new Request(`http://localhost:8888${path}`);
  const match = matchFunction(functions, request.url, request.method);
  const answer = (await match?.fn.handler(request, match as unknown as Context)) as Response;
  expect(answer.status, path).toBe(200);
  return answer.json();
}

/** What is not rendered from a slate. */
const STORED = [
  ...['recordJson', 'recordCsv', 'ledger', 'ledgerPart', 'ledgerLine', 'ledgerReceipts', 'health'],
  ...['seasonOdds', 'seasonInputs', 'seasonHistory'],
  // Kept as it is played: src/slate/live.
  ...['gameLive', 'gameLiveCurve', 'eventLive', 'eventLiveCurve', 'liveNow'],
  // Made from parts of a slate for each request: src/slate/answers/followed.
  'followed',
];
const RENDERED = PUBLIC_ENDPOINTS.filter(({ id }) => !STORED.includes(id));

const schemaAt = (place: readonly string[]): unknown =>
  place.reduce<unknown>((part, step) => (isJsonObject(part) ? part[step] : undefined), document);

/** Marks every field of a named schema that a value has. */
function mark(schema: unknown, value: unknown, seen: Set<string>, name = ''): void {
  if (!isJsonObject(schema)) return;
  if (typeof schema.$ref === 'string') {
    const named = schema.$ref.replace(POINTER, '');
    mark(schemas[named], value, seen, named);
    return;
  }
  for (const form of Array.isArray(schema.anyOf) ? schema.anyOf : []) mark(form, value, seen, name);
  if (Array.isArray(value)) for (const item of value) mark(schema.items, item, seen, name);
  if (!isJsonObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const field = isJsonObject(schema.properties) ? schema.properties[key] : undefined;
    if (field !== undefined) seen.add(`${name}.${key}`);
    mark(field ?? schema.additionalProperties, part, seen, name);
  }
}

/** A game under way, and the tour that has a tournament. */
const ASKED = { id: '3', tour: completeEvents(START, AS_OF).tournament.league };

const seen = new Set<string>();

/** Expects a body to be what openapi.json lists for a path, and marks the fields that it has. */
function expectListed(path: string, body: unknown): void {
  const answers = ['get', 'responses', '200', 'content', 'application/json', 'schema'];
  const place = ['paths', openPath(path), ...answers];
  const pointer = place
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  expect(validate?.(body), ajv.errorsText(validate?.errors)).toBe(true);
  mark(schemaAt(place), body, seen);
}

test.each(RENDERED.map((endpoint) => [endpoint.contract.path, endpoint] as const))(
  '%s answers with what openapi.json lists, and nothing else',
  async (path, { example = {} }) => {
    const values: Readonly<Record<string, string>> = { ...example, ...ASKED };
    const body = await answerOf(
      path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? ''),
    );
    expectListed(path, body);
  },
);

/** A clock with the fields of every sport. */
const EVERY_CLOCK = {
  ...EXAMPLE_LIVE.clock,
  ...{ minute: 45, added: 2, bottom: true, outs: 1, bases: 5 },
  ...{ homeSkaters: 5, awaySkaters: 4, homeReds: 0, awayReds: 1 },
};

/** A match with every part of its score, though it cannot be over and played at once. */
const EVERY_MATCH: EventLive = {
  ...EXAMPLE_EVENT_LIVE,
  match: {
    ...EXAMPLE_EVENT_LIVE.match,
    before: EXAMPLE_EVENT_LIVE.match?.before ?? { winA: 50, setScores: [] },
    score: {
      sets: [[7, 6]],
      games: [6, 6],
      points: [3, 2],
      server: 'b',
      winner: 'a',
      retired: true,
    },
  },
};

test.each([
  [gameLive, { ...EXAMPLE_LIVE, clock: EVERY_CLOCK }],
  [liveCurve, EXAMPLE_CURVE],
  [eventLive, EVERY_MATCH],
  [eventCurve, EXAMPLE_EVENT_CURVE],
  [eventLive, EXAMPLE_FIELD_LIVE],
  [eventCurve, EXAMPLE_FIELD_CURVE],
  [liveNow, [EXAMPLE_IN_SHORT]],
] as const)(
  'a game as it is played is as openapi.json lists it: $path',
  ({ path, answer }, body) => {
    expectListed(path, answer.parse(body));
  },
);

/** A record with every figure: sixty days of picks with prices, closes and ESPN's chances, and as many edges. */
function record() {
  const closing = {
    closingProbability: 58,
    closingDrawProbability: 20,
    closingPrice: -120,
    closingLine: -3,
  };
  const days = [...Array.from({ length: 28 }).keys()].flatMap((at) => [at + 1, at + 1, at + 1]);
  const change = (at: number) =>
    ({
      id: at,
      outcome: at % 5 < 3 ? 'win' : 'loss',
      part: 'a',
      how: 'decision',
      line: -3,
      espnProbability: 55,
      ...(at % 10 === 0 && { drawProbability: 20 }),
      ...closing,
      ...(at % 7 === 6 && ({ regraded: true, outcomeBefore: 'loss' } as const)),
      ...(at % 20 === 19 && ({ outcome: 'void', voidCause: 'calledOff' } as const)),
    }) as const;
  const picks = days.map((day, at) => gradedRow(day, change(at)));
  const edges = picks.map((row) => ({ ...row, basis: 'edge', claimed: 0.03 }) as const);
  const {
    price: _,
    units: __,
    closingPrice: ___,
    closingLine: ____,
    ...edge
  } = { ...gradedRow(1), ...edges[0] };
  const withheld = { ...edge, priceWithheld: true };
  const rows = [...picks, ...edges, withheld];
  const moved = { league: 'NFL', market: 'spread', first: 0.5 } as const;
  const moves = moveFigures([{ ...moved, close: 0.53, result: 'hit' }]);
  return { formatVersion: 1, asOf: AS_OF, figures: recordFiguresOf(rows), moves, rows };
}

test('a record has what openapi.json lists, and nothing else', () => {
  const validate = ajv.getSchema('api#/components/schemas/RecordFile');
  const body: unknown = JSON.parse(JSON.stringify(record()));
  expect(validate?.(body), ajv.errorsText(validate?.errors)).toBe(true);
  mark(schemas.RecordFile, body, seen, 'RecordFile');
});

const ofSeason = completeSeason();
const [GAME] = games();
if (!GAME) throw new Error('there is no game');
const whole = { ...ofSeason, FollowedAnswer: completeFollowed(GAME, ofSeason.SeasonOdds, 'MLB') };

test.each(Object.entries(whole))(
  '%s has what openapi.json lists, and nothing else',
  (name, made) => {
    const validate = ajv.getSchema(`api#/components/schemas/${name}`);
    const body: unknown = JSON.parse(JSON.stringify(made));
    expect(validate?.(body), ajv.errorsText(validate?.errors)).toBe(true);
    mark(schemas[name], body, seen, name);
  },
);

/** Not from a slate; see STORED. A check is a POST: src/slate/answers/check/endpoint.test.ts. */
// What witnesses saw: src/slate/ledger/witnessHeads.test.ts. A game's seed has one of two origins: the other is in src/slate/refresh/seeds/drawSeeds.test.ts.
const ELSEWHERE =
  /^(?:RuleSeed|Ledger|Health|Finding|ErrorAnswer|Check|WitnessedHead|Head(?:Receipt|Signature))/;

test('every field that openapi.json lists is in an answer', () => {
  const listed = Object.entries(schemas)
    .filter(([name]) => !ELSEWHERE.test(name) && name !== 'OldestTimes')
    .flatMap(([name, { properties }]) =>
      Object.keys(properties ?? {}).map((field) => `${name}.${field}`),
    );
  expect(listed.length).toBeGreaterThan(300);
  // A board of odds has the leagues that have games.
  const missing = listed.filter((field) => !seen.has(field) && !/^OddsBoard\./.test(field));
  expect(missing).toEqual([]);
});
