import { EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { partsOf } from '#domain/events/parts.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { chained } from '#domain/ledger/exampleLedger.fixture.ts';
import type { LedgerLine } from '#domain/ledger/line.ts';
import { gamePicks } from '#domain/record/picks/gamePicks.ts';
import type { EventPredictionRow } from '#slate/archive/eventRow.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import { eventPayload } from '#slate/refresh/eventPayload.ts';
import { gradeGame } from '#slate/refresh/gradeGame.ts';
import { ledgerPayload } from '#slate/refresh/ledgerPayload.ts';

/** A payload in the form that the database accepts. */
const appended = (appendedAt: string, saying: string): string =>
  `{"appendedAt":"${appendedAt}",${saying.slice(1)}`;

const { prediction } = EXAMPLE_GAME;

const ROW = {
  id: 7,
  created_at: '2026-11-22T13:57:00.000Z',
  outcome: EXAMPLE_MATCH.prediction?.outcome,
  recipe: EXAMPLE_MATCH.prediction?.recipe,
  rated_from: null,
  own: null,
  anchor: null,
  learned_to: null,
  market: null,
} as unknown as EventPredictionRow;

const match = { ...EXAMPLE_MATCH, startTime: '2026-11-22T19:30:00.000Z' };
const [MATCH] = partsOf(match);
if (!MATCH) throw new Error('a match is its own part');

const [GRADE] = gradeGame({
  game_id: EXAMPLE_GAME.id,
  version: 1,
  league: EXAMPLE_GAME.league,
  game_time: EXAMPLE_GAME.gameTime,
  home_name: EXAMPLE_GAME.homeTeam.name,
  away_name: EXAMPLE_GAME.awayTeam.name,
  home_score: 27,
  away_score: 24,
  called_after: null,
  earliest_start: EXAMPLE_GAME.gameTime,
  told_by: EXAMPLE_GAME.source,
  told_at: '2026-11-22T22:14:00.000Z',
  prediction_line: 2,
  prediction_id: prediction.id ?? 0,
  picks: [...gamePicks(EXAMPLE_GAME)],
  said_home: EXAMPLE_GAME.homeTeam.name,
  said_away: EXAMPLE_GAME.awayTeam.name,
  own: null,
  edges: [],
  odds: EXAMPLE_GAME.odds,
});
if (!GRADE) throw new Error('a game has a pick');

/** The three-line ledger in docs/ledger.md (a match, a game and its grade), made by the code that writes the real ledger. */
export const DOC_LINES: readonly LedgerLine[] = chained([
  appended('2026-11-22T13:58:00.123456Z', canonicalJson(eventPayload(match, MATCH, ROW))),
  appended('2026-11-22T15:42:00.123457Z', canonicalJson(ledgerPayload(EXAMPLE_GAME, prediction))),
  appended('2026-11-22T22:15:00.000100Z', GRADE.payload),
]);
