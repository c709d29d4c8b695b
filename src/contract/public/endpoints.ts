import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { INDIVIDUAL_SPORTS } from '#domain/leagues/individualSport.ts';
import { boxingToday, boxingUpcoming } from '../boxing.ts';
import { ERRORS } from '../errors.ts';
import { followed } from '../followed.ts';
import { gameById } from '../gameById.ts';
import { gamesToday } from '../gamesToday.ts';
import { gamesUpcoming } from '../gamesUpcoming.ts';
import { golfTournaments, golfTours } from '../golf.ts';
import { health } from '../health.ts';
import { individualEvents } from '../individualEvents.ts';
import { ledgerLine } from '../ledger/line.ts';
import { ledgerManifest } from '../ledger/manifest.ts';
import { ledgerPart } from '../ledger/part.ts';
import { ledgerReceipts } from '../ledger/receipts.ts';
import { golfTourSchema, individualSportSchema, leagueSchema } from '../lists.ts';
import { eventCurve } from '../live/eventCurve.ts';
import { eventLive } from '../live/eventLive.ts';
import { gameLive } from '../live/gameLive.ts';
import { liveCurve } from '../live/liveCurve.ts';
import { liveNow } from '../live/liveNow.ts';
import { oddsBovada, oddsEspn } from '../odds.ts';
import { platformStats } from '../platformStats.ts';
import { gamePlayers, gamePlayersRecipe } from '../players/gamePlayers.ts';
import { monthSchema, recordCsv, recordJson } from '../record/downloads.ts';
import { seasonHistory, seasonInputsRequest, seasonView } from '../season/endpoints.ts';
import { slateStatus } from '../slateStatus.ts';
import { tennisEndpoints, tennisPredictions, tennisStats, tennisTours } from '../tennis.ts';
import { ufcUpcoming } from '../ufcUpcoming.ts';
import type { PublicEndpoint, PublicParameter } from './endpoint.ts';

const MONTH: PublicParameter = {
  words: 'A month, by Eastern start date: 2026-11. Left out: all.',
  schema: monthSchema,
  example: '2026-11',
};

/** The largest number that every generated client can send: some have no larger ones without being told. */
const LARGEST = 2 ** 31 - 1;

/** A number of ours. */
const number = z.int().check(z.minimum(1), z.maximum(LARGEST));

const GAME: PublicParameter = {
  words: 'The game’s number, as in the address of its page.',
  schema: number,
  example: 1,
};

const EVENT: PublicParameter = {
  words: 'The event’s number, as in the address of its page.',
  schema: number,
  example: 3101,
};

const LEAGUE: PublicParameter = {
  words: `A league in any letter case: ${TEAM_LEAGUES.join(', ')}.`,
  schema: z.enum(TEAM_LEAGUES.map((league) => league.toLowerCase())),
  example: 'nfl',
};

const ANY_LEAGUE: PublicParameter = {
  words: `A league in any letter case: ${TEAM_LEAGUES.join(', ')}. "all", empty or left out: every league.`,
  schema: leagueSchema,
  example: 'NFL',
  empty: true,
};

/**
 * All public, documented endpoints: openapi.json and the page for developers are made from this list. Whatever
 * is not in it (accounts, billing, admin, webhooks, a game's page as HTML) may change at any time.
 */
export const PUBLIC_ENDPOINTS: readonly PublicEndpoint[] = [
  {
    contract: gamesUpcoming,
    id: 'gamesUpcoming',
    group: 'Games',
    summary:
      'Games not final yet, best first, started ones last and closed, each with its prediction in short',
    parameters: { league: ANY_LEAGUE },
  },
  {
    contract: gamesToday,
    id: 'gamesToday',
    group: 'Games',
    summary: 'Today’s games (New York date), best first, started and finished ones last and closed',
  },
  {
    contract: gameById,
    id: 'gameById',
    group: 'Games',
    summary:
      'One game with its full prediction: every simulated score, and the recipe to re-run it',
    parameters: { id: GAME },
    notFound: 'We have no current game with this number.',
    missing: ERRORS.gameNotFound,
  },
  {
    contract: gamePlayers,
    id: 'gamePlayers',
    group: 'Games',
    summary:
      'What a game’s simulated runs say of each of its players: how often each value of each of his stats came up',
    parameters: { id: GAME },
    notFound: 'We have no current game with this number, or no lines of its players.',
    missing: ERRORS.gamePlayersNotFound,
  },
  {
    contract: gamePlayersRecipe,
    id: 'gamePlayersRecipe',
    group: 'Games',
    summary: 'Everything that draws the lines of a game’s players again, to the same digits',
    parameters: { id: GAME },
    notFound: 'We have no current game with this number, or no lines of its players.',
    missing: ERRORS.gamePlayersNotFound,
  },
  {
    contract: gameLive,
    id: 'gameLive',
    group: 'Games',
    summary:
      'One game as it is played: score, clock, the chance now beside the chance before the start, and where the bets of before the start stand',
    parameters: { id: GAME },
    notFound: 'We have no current game with this number.',
    missing: ERRORS.gameNotFound,
  },
  {
    contract: liveCurve,
    id: 'gameLiveCurve',
    group: 'Games',
    summary: 'A game’s chance by moment since its start, with the score at each',
    parameters: { id: GAME },
    notFound: 'We have no current game with this number, or have not seen it being played.',
    missing: ERRORS.gameCurveNotFound,
  },
  {
    contract: eventLive,
    id: 'eventLive',
    group: 'Individual sports',
    summary:
      'One tennis match as it is played: score by sets, the chance now beside the chance before the start, and every set score that can still come',
    parameters: { id: EVENT },
    notFound: 'We have no forecast of a match with this number.',
    missing: ERRORS.eventLiveNotFound,
  },
  {
    contract: eventCurve,
    id: 'eventLiveCurve',
    group: 'Individual sports',
    summary: 'A match’s chance by moment since its start, with the score at each',
    parameters: { id: EVENT },
    notFound: 'We have no forecast of a match with this number, or have not seen it being played.',
    missing: ERRORS.eventCurveNotFound,
  },
  {
    contract: liveNow,
    id: 'liveNow',
    group: 'Games',
    summary:
      'Games being played, by their start, then those that ended or were called off within 3 hours, the last first: score, clock, the chance now and before the start; at most 100',
    parameters: { league: ANY_LEAGUE },
    undated: true,
  },
  {
    contract: followed,
    id: 'followed',
    group: 'Games',
    summary:
      'What concerns a follower of some teams, fighters, players, leagues or sports: of each the next game, last result and season odds in short',
    parameters: {
      of: {
        words:
          'At most 50, with commas between: a league or sport ("nfl", "ufc"), a team or fighter in it by the last part of its page’s address ("nfl:buffalo-bills"), or a player by that part after "p-" ("nba:p-3112335-nikola-jokic"; the name may be left out).',
        schema: z.string(),
        example: 'nfl:buffalo-bills',
        required: true,
      },
    },
  },
  {
    contract: individualEvents,
    id: 'individualEvents',
    group: 'Individual sports',
    summary: 'Events in progress or upcoming, by start time, with everyone’s chances',
    parameters: {
      sport: {
        words: `A sport in any letter case: ${INDIVIDUAL_SPORTS.join(', ')}. Empty or left out: all of them.`,
        schema: individualSportSchema,
        example: 'F1',
        empty: true,
      },
    },
  },
  {
    contract: ufcUpcoming,
    id: 'ufcUpcoming',
    group: 'Individual sports',
    summary: 'UFC cards in progress or upcoming, by start time, each with all its bouts',
  },
  {
    contract: boxingUpcoming,
    id: 'boxingUpcoming',
    group: 'Individual sports',
    summary: 'Boxing events in progress or upcoming, by start time',
  },
  {
    contract: boxingToday,
    id: 'boxingToday',
    group: 'Individual sports',
    summary: 'Boxing events of today’s date in New York, whatever their status',
  },
  {
    contract: golfTours,
    id: 'golfTours',
    group: 'Individual sports',
    summary: 'Golf tournaments by tour, then by start time; every tour has a list',
  },
  {
    contract: golfTournaments,
    id: 'golfTournaments',
    group: 'Individual sports',
    summary: 'A golf tour’s tournaments by start time, with every player’s chances',
    parameters: {
      tour: {
        words: `A tour in any letter case: ${GOLF_TOURS.join(', ')}.`,
        schema: golfTourSchema,
        example: 'pga-tour',
      },
    },
    example: { tour: 'pga-tour' },
    notFound: 'There is no such tour.',
    missing: ERRORS.unknownTour,
  },
  {
    contract: tennisEndpoints,
    id: 'tennis',
    group: 'Individual sports',
    summary: 'The next and the last match of every tennis tour, by the tour’s name',
  },
  {
    contract: tennisPredictions,
    id: 'tennisPredictions',
    group: 'Individual sports',
    summary: 'Every simulated tennis match in progress or upcoming, by start time',
  },
  {
    contract: tennisTours,
    id: 'tennisTours',
    group: 'Individual sports',
    summary: 'Tennis tours that have a match, by name',
  },
  {
    contract: tennisStats,
    id: 'tennisStats',
    group: 'Individual sports',
    summary:
      'How many tennis tournaments and matches there are, and how often the likelier player won',
  },
  {
    contract: seasonView,
    id: 'seasonOdds',
    group: 'Seasons',
    summary:
      'A league’s season odds of the latest day: every team’s, and what the coming games change',
    parameters: { league: LEAGUE },
    notFound: 'There is no such league, or no odds of its season now.',
    missing: ERRORS.seasonNotFound,
    undated: true,
  },
  {
    contract: seasonInputsRequest,
    id: 'seasonInputs',
    group: 'Seasons',
    summary: 'Everything that a day’s season odds were played from, kept for 30 days',
    parameters: {
      league: LEAGUE,
      hash: {
        words: 'The inputs’ SHA-256, as the odds and the ledger say it.',
        schema: z.string().check(z.regex(/^[\da-f]{64}$/)),
        example: '2be54ded79e8414e1088c63d1a7077eb4582cad61f7b0f0f8f8b9d4a3f1c6e55',
      },
    },
    notFound: 'There are no inputs with this hash any more.',
    missing: ERRORS.seasonInputsNotFound,
    undated: true,
  },
  {
    contract: seasonHistory,
    id: 'seasonHistory',
    group: 'Seasons',
    summary: 'A team’s season odds by day, the oldest first',
    parameters: {
      league: LEAGUE,
      team: {
        words: 'A team’s key, as the season odds have it, in any letter case.',
        schema: z.string(),
        example: 'buf',
      },
    },
    notFound: 'There are no odds of this team’s season now.',
    missing: ERRORS.seasonTeamNotFound,
    undated: true,
  },
  {
    contract: oddsEspn,
    id: 'oddsEspn',
    group: 'Prices',
    summary: 'ESPN’s prices by league, for games not final yet; closed for started ones',
  },
  {
    contract: oddsBovada,
    id: 'oddsBovada',
    group: 'Prices',
    summary: 'Bovada’s prices by league, for games not final yet; closed for started ones',
  },
  {
    contract: recordJson,
    id: 'recordJson',
    group: 'Record',
    summary: 'Every graded pick and edge, and every record figure computed from them',
    parameters: { month: MONTH },
    undated: true,
  },
  {
    contract: recordCsv,
    id: 'recordCsv',
    group: 'Record',
    summary: 'The same lines as a table',
    parameters: { month: MONTH },
    text: {
      type: 'text/csv',
      description:
        'RFC 4180 with a header row, UTF-8 with a byte order mark, which pandas, DuckDB and Excel skip; fields as in record.json, and closingLineValue. Empty: absent. Read part as a text.',
    },
    undated: true,
  },
  {
    contract: ledgerManifest,
    id: 'ledger',
    group: 'Ledger',
    summary: 'How long the ledger is, where it ends, and the last line of each day',
    undated: true,
  },
  {
    contract: ledgerPart,
    id: 'ledgerPart',
    group: 'Ledger',
    summary: 'A part of the ledger’s file; all parts in order make the file',
    parameters: { part: { words: 'Number of a part, from 1.', schema: number, example: 1 } },
    example: { part: '1' },
    text: {
      type: 'text/plain',
      description: 'One line of JSON for each line of the ledger, each ending in a line feed.',
    },
    notFound: 'The ledger has no part with this number.',
    missing: ERRORS.partNotFound,
    undated: true,
  },
  {
    contract: ledgerLine,
    id: 'ledgerLine',
    group: 'Ledger',
    summary: 'One line of the ledger, exactly as in the file',
    parameters: { seq: { words: 'Number of a line, from 1.', schema: number, example: 1 } },
    example: { seq: '1' },
    notFound: 'The ledger has no line with this number.',
    missing: ERRORS.lineNotFound,
    undated: true,
  },
  {
    contract: ledgerReceipts,
    id: 'ledgerReceipts',
    group: 'Ledger',
    summary: 'What witnesses outside gave for the ledger’s heads of a UTC day',
    parameters: {
      day: {
        words: 'A day, UTC.',
        schema: z.iso.date(),
        example: '2026-11-26',
      },
    },
    example: { day: '2026-11-26' },
    undated: true,
  },
  {
    contract: slateStatus,
    id: 'slateStatus',
    group: 'Site',
    summary: 'Which set of predictions is online, and how old each league’s oldest data are',
  },
  {
    contract: platformStats,
    id: 'platformStats',
    group: 'Site',
    summary: 'The record so far in four numbers, without samples',
  },
  {
    contract: health,
    id: 'health',
    group: 'Site',
    summary: 'Whether the site is up to date, and what is wrong if it is not',
    undated: true,
    unnamed: true,
    unwell: 'The site is failing: readers may see old data. The answer says what is wrong.',
  },
];
