import type { FeedGame, Team } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import {
  readAnswer,
  readAnswerKeys,
  readEdition,
  replaceAnswer,
  type StoredAnswer,
  saveAnswers,
} from './answers.ts';
import { acceptBuild, claimBuild } from './builds.ts';
import type { Client } from './client.ts';
import { readCoverage, saveCoverage } from './coverage.ts';
import { createEventStore } from './eventStore.ts';
import { type GameWindow, readGames } from './games.ts';
import { type NewGrade, readGradable, readRecord, saveGrades } from './grades.ts';
import { ingestGames, ingestTeams } from './ingest.ts';
import {
  acquireLease,
  finishRun,
  type Lease,
  readLastDone,
  renewLease,
  type Stage,
  type Trigger,
} from './lease.ts';
import { readEventLedgerEntries, readLedgerEntries } from './ledger.ts';
import type { NewPrediction } from './predictionRow.ts';
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
  type SlateFilter,
} from './published.ts';
import { readRatings, saveRatings } from './ratings.ts';
import { acceptRefreshRequest } from './refreshRequests.ts';
import { readClosing, readResults } from './results.ts';
import { publishSlate, type Slate } from './slate.ts';
import { readSquads, saveSquads } from './squads.ts';
import { thinHistory } from './thinHistory.ts';

/** Everything a task may read or write. Writes of a refresh carry its lease. */
export const createStore = (client: Client) => ({
  acceptRefreshRequest: (nonce: string) => acceptRefreshRequest(client, nonce),
  acquireLease: (trigger: Trigger, seconds: number) => acquireLease(client, trigger, seconds),
  renewLease: (lease: Lease, stage: Stage, seconds: number) =>
    renewLease(client, lease, stage, seconds),
  finishRun: (lease: Lease, summary: Readonly<Record<string, unknown>>, error?: string) =>
    finishRun(client, lease, summary, error),
  readLastDone: () => readLastDone(client),
  ingestGames: (
    lease: Lease,
    feed: Parameters<typeof ingestGames>[2],
    games: readonly FeedGame[],
  ) => ingestGames(client, lease, feed, games),
  ingestTeams: (
    lease: Lease,
    league: League,
    teams: readonly Team[],
    refused?: Parameters<typeof ingestTeams>[4],
  ) => ingestTeams(client, lease, league, teams, refused),
  readGames: (window: GameWindow) => readGames(client, window),
  saveSquads: (lease: Lease, feed: Parameters<typeof saveSquads>[2], games: readonly FeedGame[]) =>
    saveSquads(client, lease, feed, games),
  readSquads: (gameIds: readonly number[]) => readSquads(client, gameIds),
  readCoverage: (source: string, league: League) => readCoverage(client, source, league),
  saveCoverage: (lease: Lease, covered: Parameters<typeof saveCoverage>[2]) =>
    saveCoverage(client, lease, covered),
  readResults: (league: League) => readResults(client, league),
  readClosing: (gameIds: readonly number[]) => readClosing(client, gameIds),
  saveRatings: (lease: Lease, table: Parameters<typeof saveRatings>[2]) =>
    saveRatings(client, lease, table),
  readRatings: (league: League) => readRatings(client, league),
  knownPredictions: (gameIds: readonly number[]) => knownPredictions(client, gameIds),
  ledgeredPredictions: (gameIds: readonly number[]) => ledgeredPredictions(client, gameIds),
  readPredictions: (ids: readonly number[]) => readPredictions(client, ids),
  savePredictions: (lease: Lease, predictions: readonly NewPrediction[]) =>
    savePredictions(client, lease, predictions),
  publishSlate: (lease: Lease, slate: Slate) => publishSlate(client, lease, slate),
  saveAnswers: (lease: Lease, answers: readonly StoredAnswer[]) =>
    saveAnswers(client, lease, answers),
  replaceAnswer: (lease: Lease, answer: StoredAnswer) => replaceAnswer(client, lease, answer),
  readEdition: () => readEdition(client),
  readAnswerKeys: (run: number) => readAnswerKeys(client, run),
  readAnswer: (run: number, key: string) => readAnswer(client, run, key),
  readCurrentSlate: () => readCurrentSlate(client),
  readWholeSlate: () => readWholeSlate(client),
  readPublishedGames: (filter?: SlateFilter) => readPublishedGames(client, filter),
  readPublishedFacts: (filter?: SlateFilter) => readPublishedFacts(client, filter),
  readPublishedGame: (id: number) => readPublishedGame(client, id),
  ...createEventStore(client),
  readEventLedgerEntries: (eventIds: readonly number[]) => readEventLedgerEntries(client, eventIds),
  readLedgerEntries: (predictionIds: readonly number[]) => readLedgerEntries(client, predictionIds),
  readGradable: () => readGradable(client),
  saveGrades: (lease: Lease, grades: readonly NewGrade[], now: Date) =>
    saveGrades(client, lease, grades, now),
  thinHistory: (lease: Lease) => thinHistory(client, lease),
  readRecord: () => readRecord(client),
  claimBuild: (lease: Lease, slateHash: string) => claimBuild(client, lease, slateHash),
  acceptBuild: (lease: Lease, slateHash: string) => acceptBuild(client, lease, slateHash),
});

export type Store = ReturnType<typeof createStore>;
