import { counted } from '#domain/words/counted.ts';
import { leagueName } from '../leagues/leagueName.ts';
import { codeFindings } from './codeFindings.ts';
import type { Finding } from './finding.ts';
import {
  BUILD_LIMIT_MS,
  FEED_LIMIT_MS,
  HOOK_LIMIT_MS,
  LEDGER_LIMIT_MS,
  leagueLimitMs,
  REFRESH_LIMIT_MS,
} from './limits.ts';
import { liveFindings } from './liveFindings.ts';
import { isNeeded } from './neededFeed.ts';
import { oddsFindings } from './oddsFindings.ts';
import { scheduleFindings } from './oldSchedules.ts';
import { changedFeeds } from './probed.ts';
import { refusals } from './refusals.ts';
import type { DeployedBuild, OperationState } from './state.ts';
import { tillFindings } from './tillFindings.ts';
import { undeliveredTexts } from './undelivered.ts';
import { witnessFindings } from './witnessFindings.ts';

/** Failed runs in a row that are no accident any more. */
const TWICE = 2;

const minutes = (ms: number): string => counted(Math.round(ms / 60_000), 'minute');

function failedRuns({ runs }: OperationState): readonly Finding[] {
  const ended = runs.filter(({ status }) => status !== 'running');
  const good = ended.findIndex(({ status }) => status === 'done');
  const failed = good < 0 ? ended : ended.slice(0, good);
  const [last] = failed;
  const first = failed.at(-1);
  if (!last || !first || failed.length < TWICE) return [];
  return [
    {
      key: 'runs',
      level: 'failing',
      since: first.startedAt,
      message: `The last ${failed.length} refreshes failed; the last one stopped at stage ${last.stage}.`,
    },
  ];
}

function noRefresh({ lastGood, runs }: OperationState, now: Date): readonly Finding[] {
  const since = lastGood?.finishedAt ?? runs.at(-1)?.startedAt ?? now.toISOString();
  const fits = lastGood && now.getTime() - Date.parse(lastGood.finishedAt) <= REFRESH_LIMIT_MS;
  if (fits) return [];
  const message = lastGood
    ? `No full refresh has succeeded for ${minutes(REFRESH_LIMIT_MS)}.`
    : 'No full refresh has succeeded yet.';
  return [{ key: 'refresh', level: 'failing', since, message }];
}

/** Leagues whose data are too old while their contests are on. Otherwise age does not matter. */
function oldLeagues({ slate, leagues }: OperationState, now: Date): readonly Finding[] {
  if (slate?.sample) return [];
  return leagues.flatMap(({ league, askedAt, answeredAt, on }): readonly Finding[] => {
    const limit = leagueLimitMs(league);
    const from = answeredAt ?? askedAt;
    if (!on || now.getTime() - Date.parse(from) <= limit) return [];
    const message = `${leagueName(league)} data is older than ${minutes(limit)}, with games or events within a day.`;
    return [{ key: `league:${league}`, level: 'failing', since: from, message }];
  });
}

/** Leagues that a second feed carries, which has no live games and no prices. */
function toldBySecond({ slate, leagues }: OperationState): readonly Finding[] {
  if (slate?.sample) return [];
  return leagues.flatMap(({ league, askedAt, answeredAt, toldBy, on }): readonly Finding[] => {
    if (toldBy === undefined || !on) return [];
    const message = `${leagueName(league)} schedules and results come from ${toldBy}, because the usual feed does not answer. Live scores are missing.`;
    const since = answeredAt ?? askedAt;
    return [{ key: `second:${league}`, level: 'degraded', since, message }];
  });
}

function feedsDown({ slate, feeds }: OperationState, now: Date): readonly Finding[] {
  if (slate?.sample) return [];
  return feeds.flatMap((record): readonly Finding[] => {
    const { feed, failingSince } = record;
    if (!failingSince || !isNeeded(record, now)) return [];
    if (now.getTime() - Date.parse(failingSince) <= FEED_LIMIT_MS) return [];
    const message = `${feed} has sent nothing readable for ${minutes(FEED_LIMIT_MS)}.`;
    return [{ key: `feed:${feed}`, level: 'degraded', since: failingSince, message }];
  });
}

/** A ledger that was never verified is as old as its first line. */
function badLedger({ ledger, ledgerSince }: OperationState, now: Date): readonly Finding[] {
  if (!ledger) {
    if (!ledgerSince || now.getTime() - Date.parse(ledgerSince) <= LEDGER_LIMIT_MS) return [];
    const message = 'The ledger has never been checked.';
    return [{ key: 'ledger-unchecked', level: 'degraded', since: ledgerSince, message }];
  }
  const { checkedAt, fault } = ledger;
  if (fault !== undefined) {
    const message = 'The ledger does not verify.';
    return [{ key: 'ledger', level: 'failing', since: checkedAt, message }];
  }
  if (now.getTime() - Date.parse(checkedAt) <= LEDGER_LIMIT_MS) return [];
  const message = 'The ledger has not been checked for two days.';
  return [{ key: 'ledger-unchecked', level: 'degraded', since: checkedAt, message }];
}

/** A record that was never recounted is as old as the ledger's check, which comes with it. */
function badRecord({ record }: OperationState, now: Date): readonly Finding[] {
  if (!record) return [];
  const { checkedAt, fault } = record;
  if (fault !== undefined) {
    const message = 'The track record does not follow from the ledger.';
    return [
      { key: 'record', level: 'failing', since: checkedAt, message, told: `${message} ${fault}` },
    ];
  }
  if (now.getTime() - Date.parse(checkedAt) <= LEDGER_LIMIT_MS) return [];
  const message = 'The track record has not been recounted for two days.';
  return [{ key: 'record-unchecked', level: 'degraded', since: checkedAt, message }];
}

function refusedBuilds({ builds }: OperationState, now: Date): readonly Finding[] {
  const taken = builds.findIndex(({ acceptedAt }) => acceptedAt !== undefined);
  const first = (taken < 0 ? builds : builds.slice(0, taken)).at(-1);
  if (!first || now.getTime() - Date.parse(first.requestedAt) <= HOOK_LIMIT_MS) return [];
  const message = 'A page build was requested, but has not started.';
  return [{ key: 'build-refused', level: 'degraded', since: first.requestedAt, message }];
}

/** Builds of another slate, accepted after the current slate was made, that did not go up in time. */
function failedBuilds(
  { builds }: OperationState,
  deployed: DeployedBuild,
  now: Date,
): readonly Finding[] {
  const taken = builds.filter(({ acceptedAt }) => acceptedAt !== undefined);
  if (taken[0]?.slate === deployed.slate) return [];
  const missing = taken.filter(({ requestedAt }) => requestedAt > deployed.builtAt).at(-1);
  if (!missing || now.getTime() - Date.parse(missing.requestedAt) <= BUILD_LIMIT_MS) return [];
  const message = 'A page build started, but is not online.';
  return [{ key: 'build-failed', level: 'degraded', since: missing.requestedAt, message }];
}

/**
 * All current problems, worst first. Samples' leagues and feeds do not become too old.
 * @param deployed the build readers are served from, if known
 */
export function findingsOf(
  state: OperationState,
  now: Date,
  deployed?: DeployedBuild,
): readonly Finding[] {
  const all = [
    ...badLedger(state, now),
    ...badRecord(state, now),
    ...witnessFindings(state.witnesses, now),
    ...failedRuns(state),
    ...noRefresh(state, now),
    ...oldLeagues(state, now),
    ...toldBySecond(state),
    ...feedsDown(state, now),
    ...refusals(state, now),
    ...scheduleFindings(state, now),
    ...changedFeeds(state, now),
    ...liveFindings(state.live, now),
    ...undeliveredTexts(state, now),
    ...codeFindings(state.codes, now),
    ...oddsFindings(state.odds, now),
    ...tillFindings(state.tills),
    ...refusedBuilds(state, now),
    ...(deployed ? failedBuilds(state, deployed, now) : []),
  ];
  return all.toSorted((a, b) => Number(a.level === 'degraded') - Number(b.level === 'degraded'));
}

export const HEALTH_STATUSES = ['ok', 'degraded', 'failing'] as const;
/** Degraded: something is missing, visibly, and what is shown is right. */
type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const healthOf = (findings: readonly Finding[]): HealthStatus =>
  findings.length === 0
    ? 'ok'
    : findings.some(({ level }) => level === 'failing')
      ? 'failing'
      : 'degraded';
