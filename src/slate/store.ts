import {
  readAnswerKeys,
  readEdition,
  readStoredAnswer,
  replaceAnswer,
  saveAnswers,
} from '#slate/answers/store.ts';
import {
  knownEventPredictions,
  ledgeredEventPredictions,
  readEventPredictions,
  saveEventPredictions,
} from '#slate/archive/eventPredictions.ts';
import { readKeptEvent } from '#slate/archive/keptEvent.ts';
import { readKeptGame } from '#slate/archive/keptGame.ts';
import { readLineHistory } from '#slate/archive/lineHistory.ts';
import { readPairPrices } from '#slate/archive/pairPrices.ts';
import { readNamePast, readPastEvents, readPastParts } from '#slate/archive/pastEvents.ts';
import { readPastGames, readTeamPast } from '#slate/archive/pastGames.ts';
import { readPastMonths } from '#slate/archive/pastMonths.ts';
import {
  knownPredictions,
  ledgeredPredictions,
  readPredictions,
  savePredictions,
} from '#slate/archive/predictions.ts';
import {
  readCurrentSlate,
  readPublishedFacts,
  readPublishedGame,
  readPublishedGames,
  readSlateWithGame,
} from '#slate/archive/published.ts';
import { readPublishedEvent, readPublishedEvents } from '#slate/archive/publishedEvents.ts';
import { publishSlate } from '#slate/archive/slate.ts';
import { readStartChanges } from '#slate/archive/startChanges.ts';
import { thinHistory } from '#slate/archive/thinHistory.ts';
import { readWholeSlate } from '#slate/archive/wholeSlate.ts';
import {
  readEventLedgerEntries,
  readFirstSaid,
  readLedgerEntries,
} from '#slate/ledger/store/ledger.ts';
import { readLedgerCheck, saveLedgerCheck } from '#slate/ledger/store/ledgerChecks.ts';
import {
  closeLedgerDay,
  readLedgerDays,
  saveLedgerStamp,
} from '#slate/ledger/store/ledgerHeads.ts';
import { readLedgerEnd, readLedgerLine, readLedgerLines } from '#slate/ledger/store/ledgerLines.ts';
import { noteLedgerCopy } from '#slate/ledger/store/ledgerSilence.ts';
import {
  markLedger,
  readLedgerKeys,
  readWitnessed,
  readWitnessedSince,
  saveLedgerReceipt,
  saveLedgerSignature,
} from '#slate/ledger/store/ledgerWitnesses.ts';
import { readSaidBefore } from '#slate/ledger/store/saidBefore.ts';
import { noteCatchingUp } from '#slate/operation/store/catchingUp.ts';
import { noteReads, readDue, readLastAnswered } from '#slate/operation/store/due.ts';
import { noteFeedPart, readFeedParts } from '#slate/operation/store/feedParts.ts';
import {
  keepFeedAnswers,
  noteFeed,
  readFeedStates,
  readValidators,
  takeFeedAnswer,
} from '#slate/operation/store/feeds.ts';
import { syncAlerts, toldAlert } from '#slate/operation/store/ownerAlerts.ts';
import { readProbe, saveProbe } from '#slate/operation/store/probe.ts';
import { readRecordCheck, saveRecordCheck } from '#slate/operation/store/recordChecks.ts';
import { readOperationState } from '#slate/operation/store/state.ts';
import { readGradableParts, saveEventGrades } from '#slate/record/store/eventGrades.ts';
import { readGradable, saveGrades } from '#slate/record/store/grades.ts';
import { readLastResults } from '#slate/record/store/lastResults.ts';
import {
  readFirstSights,
  readMoveRows,
  readUngradedMoves,
  saveMoveGrades,
  saveMoves,
} from '#slate/record/store/moves.ts';
import {
  readRecord,
  readRecordFingerprint,
  readRecordPart,
  readRecordRows,
  readRecordState,
  readWholeRecord,
  saveRecord,
} from '#slate/record/store/record.ts';
import { readSaidGrades } from '#slate/record/store/saidGrades.ts';
import { readLastEdges } from '#slate/record/store/shownEdges.ts';
import {
  noteFeedTeams,
  readFeedTeams,
  readGamesWithLineUps,
  readLineUps,
  readPlayersFacts,
  readRosters,
  readRosterTimes,
  saveLineUps,
  saveNotes,
  saveRosters,
} from '#slate/refresh/players/store/announced.ts';
import {
  readFinalsToLearn,
  readSaidLines,
  saveLearned,
  thinPlayers,
} from '#slate/refresh/players/store/learned.ts';
import { readLeaguePlayers } from '#slate/refresh/players/store/players.ts';
import { readPlayersRecipes } from '#slate/refresh/players/store/recipes.ts';
import { readPlayerState, startPlayers } from '#slate/refresh/players/store/states.ts';
import {
  readLastStarters,
  readLastTold,
  saveAvailability,
  saveStarters,
} from '#slate/refresh/store/availability.ts';
import { acceptBuild, claimBuild } from '#slate/refresh/store/builds.ts';
import { readToldChances, saveChances } from '#slate/refresh/store/chances.ts';
import {
  readCoverage,
  readEventCoverage,
  saveCoverage,
  saveEventCoverage,
} from '#slate/refresh/store/coverage.ts';
import { ingestEvents, readFinishedEvents, readKnownEvents } from '#slate/refresh/store/events.ts';
import { fillFeedHole, noteFeedHoles, readFeedHoles } from '#slate/refresh/store/feedHoles.ts';
import { readStoredGames } from '#slate/refresh/store/games.ts';
import { ingestGames, ingestTeams } from '#slate/refresh/store/ingest.ts';
import { appendInputs, readInputsSaid } from '#slate/refresh/store/inputs.ts';
import { readKnownGames } from '#slate/refresh/store/knownGames.ts';
import { readRatingSources, saveRatingFold } from '#slate/refresh/store/ratingFolds.ts';
import { readRatings, saveRatings } from '#slate/refresh/store/ratings.ts';
import { readResults } from '#slate/refresh/store/results.ts';
import { readSameSides } from '#slate/refresh/store/sameSides.ts';
import { readUnfinishedDays } from '#slate/refresh/store/unfinished.ts';
import {
  readSeasonDays,
  readSeasonHistory,
  readSeasonInputs,
  readSeasonOdds,
  readSeasonView,
  readSeasonViews,
  saveSeasonForecast,
} from '#slate/season/store/forecasts.ts';
import { readSeason, readSeasonSchedule, readToldSeasons } from '#slate/season/store/readSeason.ts';
import { readGradedSeasons, saveSeasonResult } from '#slate/season/store/results.ts';
import { noteScheduleFailure, readSchedules, saveSchedule } from '#slate/season/store/schedules.ts';
import { readSeasonSides } from '#slate/season/store/sides.ts';
import { readSeasonWeeks } from '#slate/season/store/weeks.ts';
import type { Client } from '#store/client.ts';
import {
  acceptRefreshRequest,
  acquireLease,
  finishRun,
  renewLease,
  settleRefreshRequest,
} from '#store/lease.ts';

/**
 * What a refresh, a build and public answers read and write. Writes of a refresh carry its lease. Accounts, billing, bets,
 * alerts, messages, the voice line, admins and private feeds have makers of their own in this folder.
 */
const CALLS = {
  // A run
  acceptRefreshRequest,
  acquireLease,
  renewLease,
  finishRun,
  thinHistory,
  claimBuild,
  acceptBuild,
  // Whether it is fresh
  settleRefreshRequest,
  readDue,
  noteReads,
  readFeedStates,
  noteFeed,
  readFeedParts,
  noteFeedPart,
  readLastAnswered,
  readValidators,
  keepFeedAnswers,
  takeFeedAnswer,
  noteCatchingUp,
  readProbe,
  saveProbe,
  readOperationState,
  syncAlerts,
  toldAlert,
  // What feeds said
  ingestGames,
  ingestTeams,
  readGames: readStoredGames,
  readKnownGames,
  readPairPrices,
  readUnfinishedDays,
  readSameSides,
  saveStarters,
  saveAvailability,
  readLastTold,
  readLastStarters,
  saveChances,
  readToldChances,
  readCoverage,
  saveCoverage,
  readFeedHoles,
  noteFeedHoles,
  fillFeedHole,
  readResults,
  // Players
  readPlayerState,
  startPlayers,
  readLeaguePlayers,
  noteFeedTeams,
  readFeedTeams,
  readRosters,
  readRosterTimes,
  saveRosters,
  saveNotes,
  saveLineUps,
  readLineUps,
  readGamesWithLineUps,
  readPlayersFacts,
  readFinalsToLearn,
  readSaidLines,
  saveLearned,
  readPlayersRecipes,
  thinPlayers,
  // A league's season
  readSchedules,
  saveSchedule,
  noteScheduleFailure,
  readSchedule: readSeasonSchedule,
  readSeason,
  readToldSeasons,
  readSeasonDays,
  readSeasonOdds,
  saveSeasonForecast,
  readSeasonView,
  readSeasonViews,
  readSeasonInputs,
  readSeasonHistory,
  readSeasonSides,
  readSeasonWeeks,
  saveSeasonResult,
  readGradedSeasons,
  // What is believed of it
  readRatingSources,
  saveRatingFold,
  saveRatings,
  readRatings,
  knownPredictions,
  ledgeredPredictions,
  readPredictions,
  savePredictions,
  readInputsSaid,
  appendInputs,
  // What is up
  readLastEdges,
  publishSlate,
  readCurrentSlate,
  readSlateWith: readSlateWithGame,
  readWholeSlate,
  readPublishedGames,
  readPublishedFacts,
  readPublishedGame,
  readLineHistory,
  readFirstSaid,
  readLedgerEntries,
  readEventLedgerEntries,
  readStartChanges,
  readKeptGame,
  readPastGames,
  readTeamPast,
  readKeptEvent,
  readPastEvents,
  readPastParts,
  readNamePast,
  readPastMonths,
  saveAnswers,
  replaceAnswer,
  readEdition,
  readAnswerKeys,
  readAnswer: readStoredAnswer,
  // The ledger as anyone reads it
  readLedgerEnd,
  readLedgerLine,
  readLedgerLines,
  readSaidBefore,
  readLedgerDays,
  closeLedgerDay,
  saveLedgerStamp,
  markLedger,
  saveLedgerReceipt,
  saveLedgerSignature,
  noteLedgerCopy,
  readWitnessed,
  readWitnessedSince,
  readLedgerKeys,
  readLedgerCheck,
  saveLedgerCheck,
  // What became of it
  readGradable,
  saveGrades,
  readRecordRows,
  readSaidGrades,
  readRecordCheck,
  saveRecordCheck,
  readRecordFingerprint,
  saveRecord,
  readRecordState,
  readRecordPart,
  readFirstSights,
  saveMoves,
  readUngradedMoves,
  saveMoveGrades,
  readMoveRows,
  readWholeRecord,
  readRecord,
  readLastResults,
  // Events of individual sports
  ingestEvents,
  readEventCoverage,
  saveEventCoverage,
  readKnownEvents,
  readFinishedEvents,
  knownEventPredictions,
  ledgeredEventPredictions,
  readEventPredictions,
  saveEventPredictions,
  readGradableParts,
  saveEventGrades,
  readEvents: readPublishedEvents,
  readEvent: readPublishedEvent,
};

type Bound<F> = F extends (client: Client, ...rest: infer A) => infer R ? (...rest: A) => R : never;

/** The same functions without their first argument, the client. */
export type Store = { readonly [Name in keyof typeof CALLS]: Bound<(typeof CALLS)[Name]> };

export function createStore(client: Client): Store {
  const calls = Object.entries<(client: Client, ...rest: never[]) => unknown>(CALLS);
  const bound = calls.map(([name, call]) => [name, call.bind(undefined, client)] as const);
  // Object.fromEntries loses which name has which type; the type above states it.
  return Object.fromEntries(bound) as Store;
}
