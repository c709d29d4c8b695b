import * as z from 'zod/mini';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_PLAYER } from '#domain/follow/playerNow.fixture.ts';
import { askedKey } from '#domain/follow/playerNow.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { OPEN_MOVE } from '#domain/moves/exampleMoves.fixture.ts';
import { moveFigures } from '#domain/moves/moveFigures.ts';
import { EXAMPLE_LINE, EXAMPLE_PLAYERS_RECIPE } from '#domain/players/exampleLine.fixture.ts';
import { recordFiguresOf } from '#domain/record/figures/recordFigures.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { EXAMPLE_SEASON } from '#domain/season/exampleSeason.fixture.ts';
import { seasonViewOf } from '#domain/season/seasonViewOf.ts';
import { fightEvent } from '../answers/fights/event.ts';
import { followedAnswer } from '../answers/followed/answer.ts';
import { gameContest } from '../answers/followed/contest.ts';
import { followedSeason } from '../answers/followed/season.ts';
import { lopsidedGames } from '../answers/followed/worth.ts';
import { gameAnswer } from '../answers/games/answer.ts';
import { golfToursMap, predictedTournament } from '../answers/golf/tournaments.ts';
import { individualEvent } from '../answers/individual/event.ts';
import { oddsBoard } from '../answers/odds/board.ts';
import { tennisSchedule, tennisToursOf } from '../answers/tennis/event.ts';
import { tennisPrediction } from '../answers/tennis/prediction.ts';
import { tennisStatsOf } from '../answers/tennis/stats.ts';
import { EXAMPLE_EVENT_CURVE, EXAMPLE_EVENT_LIVE } from '../live/exampleEventLive.fixture.ts';
import { EXAMPLE_CURVE, EXAMPLE_IN_SHORT, EXAMPLE_LIVE } from '../live/exampleLive.fixture.ts';
import { PUBLIC_ENDPOINTS } from './endpoints.ts';

/** Before all example contests. */
const NOW = '2026-11-20T16:00:00.000Z';

const BOXING = {
  ...EXAMPLE_CARD,
  league: 'Boxing',
  name: 'Able vs. Baker',
  promoter: 'Example Promotions',
} as const;
const OVER = {
  ...EXAMPLE_MATCH,
  id: 5,
  status: 'final',
  startTime: '2026-11-19T14:00:00.000Z',
} as const;
const MATCHES = [EXAMPLE_MATCH, OVER];

const listed = { ...gameAnswer(listedGame(EXAMPLE_GAME), NOW), closed: false };
const board = (source: 'espn' | 'bovada') =>
  oddsBoard(
    [{ ...EXAMPLE_GAME, odds: EXAMPLE_GAME.odds.map((quote) => ({ ...quote, source })) }],
    source,
    new Date(NOW),
  );
const rows = [gradedRow(21), gradedRow(22, { outcome: 'loss' })];

/** One line that went our way, one that did not move. */
const moves = moveFigures([
  { league: 'NFL', market: 'spread', first: 0.5, close: 0.531, result: 'hit' },
  { league: 'NFL', market: 'total', first: 0.52, close: 0.52, result: 'stood' },
]);

const PLAYER = askedKey(EXAMPLE_PLAYER);

/** Answers by the ids of their endpoints, made as we make those that we send. */
const MADE: Readonly<Record<string, unknown>> = {
  gamesUpcoming: [listed],
  gamesToday: [listed],
  gameById: gameAnswer({ ...EXAMPLE_GAME, expectedMoves: [OPEN_MOVE] }, NOW),
  gamePlayers: {
    asOf: EXAMPLE_GAME.prediction.asOf,
    gameId: EXAMPLE_GAME.id,
    predictionId: EXAMPLE_GAME.prediction.id,
    players: [EXAMPLE_LINE],
  },
  gamePlayersRecipe: {
    asOf: EXAMPLE_GAME.prediction.asOf,
    gameId: EXAMPLE_GAME.id,
    predictionId: EXAMPLE_GAME.prediction.id,
    recipe: EXAMPLE_PLAYERS_RECIPE,
  },
  gameLive: EXAMPLE_LIVE,
  gameLiveCurve: EXAMPLE_CURVE,
  eventLive: EXAMPLE_EVENT_LIVE,
  eventLiveCurve: EXAMPLE_EVENT_CURVE,
  liveNow: [EXAMPLE_IN_SHORT],
  followed: followedAnswer(
    ['nfl:buffalo-bills', PLAYER],
    {
      contests: new Map([['NFL', [gameContest(EXAMPLE_GAME, NOW)]]]),
      events: new Map(),
      seasons: new Map([
        ['NFL', { ...followedSeason(seasonViewOf(EXAMPLE_SEASON)), day: '2026-11-20' }],
      ]),
      deciding: [],
      lopsided: lopsidedGames([EXAMPLE_GAME], EXAMPLE_GAME.gameTime.replace(/T.*/, 'T12:00:00Z')),
      players: new Map([[PLAYER, EXAMPLE_PLAYER]]),
    },
    new Date(EXAMPLE_GAME.gameTime.replace(/T.*/, 'T12:00:00Z')),
  ),
  individualEvents: [individualEvent(EXAMPLE_RACE)],
  ufcUpcoming: [{ ...individualEvent(EXAMPLE_CARD), card: fightEvent(EXAMPLE_CARD) }],
  boxingUpcoming: [fightEvent(BOXING)],
  boxingToday: [fightEvent(BOXING)],
  golfTours: golfToursMap([EXAMPLE_TOURNAMENT]),
  golfTournaments: [predictedTournament(EXAMPLE_TOURNAMENT)],
  tennis: tennisSchedule(MATCHES, NOW),
  tennisPredictions: [tennisPrediction(EXAMPLE_MATCH)],
  tennisTours: tennisToursOf(MATCHES, NOW),
  tennisStats: { ...tennisStatsOf(MATCHES, NOW), asOf: EXAMPLE_MATCH.asOf },
  seasonOdds: seasonViewOf(EXAMPLE_SEASON),
  seasonInputs: EXAMPLE_SEASON.inputs,
  seasonHistory: {
    league: 'NFL',
    season: 2026,
    team: 'BUF',
    sample: false,
    goals: ['playoffs', 'title'],
    days: [{ day: '2026-11-27', odds: [0.7, 0.25], rating: 4.5, ratingSd: 2 }],
  },
  oddsEspn: board('espn'),
  oddsBovada: board('bovada'),
  recordJson: { formatVersion: 1, asOf: NOW, figures: recordFiguresOf(rows), moves, rows },
};

const answers = new Map(PUBLIC_ENDPOINTS.map(({ id, contract }) => [id, contract.answer]));

/** The same as they are sent: checked by their contracts, without what is not known. */
export const MADE_EXAMPLES: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(MADE).map(([id, value]) => {
    const sent: unknown = JSON.parse(JSON.stringify(value));
    const schema = answers.get(id);
    return [id, schema ? z.parse(schema, sent) : sent];
  }),
);
