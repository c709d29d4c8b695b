import type { ProbeLine } from '#domain/operation/probe.ts';
import { type AskOnceOptions, askOnce, type Got } from './askOnce.ts';
import { countInText, expectedText, itemCount, judge, type ProbeJudgment } from './judge.ts';
import type { ProbeAsk } from './probeAsk.ts';

export interface ProbeOptions extends Omit<AskOnceOptions, 'maxBytes' | 'headers'> {
  /** Pause between two requests to one feed, ms. */
  readonly gapMs: number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Limit of an answer: a month of college games; only the beginning of larger ones is requested. */
const MAX_BYTES = 16_000_000;
const BEGINNING_BYTES = 65_536;

/** A refusal of us as a client: the feed's other requests would fail, too. */
const isShut = (got: Got): boolean =>
  got.kind === 'silence' || got.status === 401 || got.status === 403 || got.status === 429;

async function askOne(
  { url, expects, doubt, headers }: ProbeAsk,
  options: ProbeOptions,
): Promise<readonly [Got, ProbeJudgment]> {
  const maxBytes = expects.kind === 'beginning' ? BEGINNING_BYTES : MAX_BYTES;
  const got = await askOnce(url, { ...options, headers, maxBytes });
  const count =
    expects.kind === 'list' && got.kind === 'answer' && got.status === 200
      ? countInText(got.text, expects.of)
      : undefined;
  const other = count === undefined ? undefined : doubt?.(count);
  if (count === undefined || other === undefined || expects.kind !== 'list') {
    return [got, judge(expects, got)];
  }
  await options.wait(options.gapMs);
  const again = await askOnce(other, { ...options, headers, maxBytes });
  if (again.kind === 'silence' || again.status !== 200) return [got, judge(expects, got)];
  const more = countInText(again.text, expects.of) ?? 0;
  if (count > 0 && more > count) {
    const answered = `${itemCount(count, expects.item)} of ${more}: the list is cut`;
    return [got, { answered, verdict: 'changed' }];
  }
  return [got, judge(expects, got, Math.max(count, more))];
}

/** Requests not made to a feed that refuses the very first one. */
const unaskedOf = (feed: string, count: number): ProbeLine => ({
  feed,
  asked: itemCount(count, 'more request'),
  expected: 'answers',
  answered: 'not asked: the first had none',
  verdict: 'unasked',
});

async function probeFeed(asks: readonly ProbeAsk[], options: ProbeOptions): Promise<ProbeLine[]> {
  const lines: ProbeLine[] = [];
  for (const [at, ask] of asks.entries()) {
    if (at > 0) await options.wait(options.gapMs);
    const { feed, what: asked, expects } = ask;
    const [got, judged] = await askOne(ask, options);
    lines.push({ feed, asked, expected: expectedText(expects), ...judged });
    if (at === 0 && asks.length > 1 && isShut(got)) {
      return [...lines, unaskedOf(feed, asks.length - 1)];
    }
  }
  return lines;
}

/** Makes all requests, one after the other per feed, the feeds in parallel. Never rejects. */
export async function runProbe(
  asks: readonly ProbeAsk[],
  options: ProbeOptions,
): Promise<readonly ProbeLine[]> {
  const feeds = Map.groupBy(asks, ({ feed }) => feed);
  const told = await Promise.all([...feeds.values()].map((own) => probeFeed(own, options)));
  return told.flat();
}
