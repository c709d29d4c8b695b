import { readAnswer, readAnswerKeys, readEdition, replaceAnswer, saveAnswers } from './answers.ts';
import { readLastStarters, readLastTold, saveAvailability, saveStarters } from './availability.ts';
import { acceptBuild, claimBuild } from './builds.ts';
import { readToldChances, saveChances } from './chances.ts';
import type { Client } from './client.ts';
import { readCoverage, readEventCoverage, saveCoverage, saveEventCoverage } from './coverage.ts';
import { readGradableParts, saveEventGrades } from './eventGrades.ts';
import {
  knownEventPredictions,
  ledgeredEventPredictions,
  readEventPredictions,
  saveEventPredictions,
} from './eventPredictions.ts';
import { ingestEvents, readFinishedEvents, readKnownEvents } from './events.ts';
import { fillFeedHole, noteFeedHoles, readFeedHoles } from './feedHoles.ts';
import { readGames } from './games.ts';
import { readGradable, saveGrades } from './grades.ts';
import { ingestGames, ingestTeams } from './ingest.ts';
import { readKnownGames } from './knownGames.ts';
import { readLastResults } from './lastResults.ts';
import {
  acceptRefreshRequest,
  acquireLease,
  finishRun,
  renewLease,
  settleRefreshRequest,
} from './lease.ts';
import { readEventLedgerEntries, readLedgerEntries } from './ledger.ts';
import { readLedgerCheck, saveLedgerCheck } from './ledgerChecks.ts';
import { closeLedgerDay, readLedgerDays, saveLedgerStamp } from './ledgerHeads.ts';
import { readLedgerEnd, readLedgerLine, readLedgerLines, readSaidBefore } from './ledgerLines.ts';
import { readLineHistory } from './lineHistory.ts';
import { syncAlerts, toldAlert } from './operation/alerts.ts';
import { noteCatchingUp } from './operation/catchingUp.ts';
import { noteReads, readDue, readLastAnswered } from './operation/due.ts';
import { noteFeedPart, readFeedParts } from './operation/feedParts.ts';
import {
  keepFeedAnswer,
  noteFeed,
  readFeedStates,
  readValidators,
  takeFeedAnswer,
} from './operation/feeds.ts';
import { readProbe, saveProbe } from './operation/probe.ts';
import { readOperationState } from './operation/state.ts';
import {
  knownPredictions,
  ledgeredPredictions,
  readPredictions,
  savePredictions,
} from './predictions.ts';
import {
  readCurrentSlate,
  readPublishedFacts,
  readPublishedGame,
  readPublishedGames,
  readWholeSlate,
} from './published.ts';
import { readEvent, readEvents } from './publishedEvents.ts';
import { readRatingFold, saveRatingFold } from './ratingFolds.ts';
import { readRatings, saveRatings } from './ratings.ts';
import {
  readRecord,
  readRecordFingerprint,
  readRecordPart,
  readRecordRows,
  readRecordState,
  readWholeRecord,
  saveRecord,
} from './record.ts';
import { readResults } from './results.ts';
import { readLastEdges } from './shownEdges.ts';
import { publishSlate } from './slate.ts';
import { readSquads, saveSquads } from './squads.ts';
import { readStartChanges } from './startChanges.ts';
import { thinHistory } from './thinHistory.ts';
import { readUnfinishedDays } from './unfinished.ts';

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
  keepFeedAnswer,
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
  readGames,
  readKnownGames,
  readUnfinishedDays,
  saveSquads,
  readSquads,
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
  // What is believed of it
  readRatingFold,
  saveRatingFold,
  saveRatings,
  readRatings,
  knownPredictions,
  ledgeredPredictions,
  readPredictions,
  savePredictions,
  // What is up
  readLastEdges,
  publishSlate,
  readCurrentSlate,
  readWholeSlate,
  readPublishedGames,
  readPublishedFacts,
  readPublishedGame,
  readLineHistory,
  readLedgerEntries,
  readEventLedgerEntries,
  readStartChanges,
  saveAnswers,
  replaceAnswer,
  readEdition,
  readAnswerKeys,
  readAnswer,
  // The ledger as anyone reads it
  readLedgerEnd,
  readLedgerLine,
  readLedgerLines,
  readSaidBefore,
  readLedgerDays,
  closeLedgerDay,
  saveLedgerStamp,
  readLedgerCheck,
  saveLedgerCheck,
  // What became of it
  readGradable,
  saveGrades,
  readRecordRows,
  readRecordFingerprint,
  saveRecord,
  readRecordState,
  readRecordPart,
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
  readEvents,
  readEvent,
};

type Bound<F> = F extends (client: Client, ...rest: infer A) => infer R ? (...rest: A) => R : never;

/** The same functions without their first argument, the client. */
export type Store = { readonly [Name in keyof typeof CALLS]: Bound<(typeof CALLS)[Name]> };

export function createStore(client: Client): Store {
  const calls = Object.entries<(client: Client, ...rest: never[]) => unknown>(CALLS);
  const bound = calls.map(([name, call]) => [name, call.bind(undefined, client)] as const);
  // Which name has which type is lost on the way through entries; above it is said once.
  return Object.fromEntries(bound) as Store;
}
