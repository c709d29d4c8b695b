import * as z from 'zod';
import {
  FEED_PROBLEMS,
  JOBS,
  type OperationState,
  REQUEST_OUTCOMES,
  RUN_KINDS,
  RUN_STATUSES,
} from '#domain/operation/state.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { readCatchingUp } from './catchingUp.ts';
import { readLiveWatch } from './liveWatch.ts';
import { readOpenSchedules } from './openSchedules.ts';
import { readProbe } from './probe.ts';
import { readRecordCheck } from './recordChecks.ts';
import { readTextReceipts } from './textReceipts.ts';

/** SQL's null is an absent field. */
const known = <T extends z.ZodType>(schema: T) =>
  schema.nullable().transform((value) => value ?? undefined);

const run = z.object({
  id: z.int(),
  kind: z.enum(RUN_KINDS),
  trigger: z.string(),
  status: z.enum(RUN_STATUSES),
  stage: z.string(),
  startedAt: timestampColumn,
  finishedAt: known(timestampColumn),
});
const stage = z.object({
  stage: z.string(),
  runId: z.int(),
  startedAt: timestampColumn,
  endedAt: known(timestampColumn),
  outcome: z.enum(RUN_STATUSES),
});
const league = z.object({
  league: z.string(),
  askedAt: timestampColumn,
  answeredAt: known(timestampColumn),
  toldBy: known(z.string()),
  on: z.boolean(),
});
const feed = z.object({
  feed: z.string(),
  askedAt: timestampColumn,
  answeredAt: known(timestampColumn),
  failingSince: known(timestampColumn),
  restingUntil: known(timestampColumn),
  problem: known(z.enum(FEED_PROBLEMS)),
});
const part = z.object({
  feed: z.string(),
  part: z.string(),
  refused: known(z.int()),
  refusedSince: known(timestampColumn),
  refusedAt: known(timestampColumn),
  form: known(z.string()),
  formSince: known(timestampColumn),
  formAt: known(timestampColumn),
});
const leftOut = z.object({
  league: z.string(),
  item: z.string(),
  reason: z.string(),
  firstAt: timestampColumn,
  lastAt: timestampColumn,
  times: z.int(),
});
const request = z.object({
  job: z.enum(JOBS),
  acceptedAt: timestampColumn,
  outcome: known(z.enum(REQUEST_OUTCOMES)),
});
const build = z.object({
  slate: z.string(),
  requestedAt: timestampColumn,
  acceptedAt: known(timestampColumn),
});

const stateSchema = z.object({
  slate: known(
    z.object({
      sample: z.boolean(),
      hash: z.string(),
      publishedAt: timestampColumn,
      asOf: timestampColumn,
    }),
  ),
  lastGood: known(z.object({ startedAt: timestampColumn, finishedAt: timestampColumn })),
  runs: z.array(run),
  stages: z.array(stage),
  leagues: z.array(league),
  feeds: z.array(feed),
  parts: z.array(part),
  quarantined: z.int(),
  quarantine: z.array(leftOut),
  requests: z.array(request),
  builds: z.array(build),
  ledgerSince: known(timestampColumn),
  ledger: known(
    z.object({ checkedAt: timestampColumn, throughSeq: z.int(), fault: known(z.unknown()) }),
  ).transform((check) => {
    if (!check) return undefined;
    const { checkedAt, throughSeq, fault } = check;
    // The wording does not matter, only that there is a fault.
    return { checkedAt, throughSeq, fault: fault === undefined ? undefined : String(fault) };
  }),
});

/** The state of the site, the last probe of its feeds, the gaps of its ratings and schedules, what became of its texts, and the looks at games. */
export async function readOperationState(client: Client): Promise<OperationState> {
  const [state, probe, catchingUp, schedules, texts, record, live] = await Promise.all([
    readData('reading how the site runs', client.rpc('operation_state'), stateSchema),
    readProbe(client),
    readCatchingUp(client),
    readOpenSchedules(client),
    readTextReceipts(client),
    readRecordCheck(client),
    readLiveWatch(client),
  ]);
  return { ...state, probe, catchingUp, schedules, texts, record, live };
}
