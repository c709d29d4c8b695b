import type { ProbeLine } from '#domain/operation/probe.ts';
import { probesOf } from '#feeds/joined/probes.ts';
import { NO_ANSWER } from '#feeds/probe/judge.ts';
import { type ProbeOptions, runProbe } from '#feeds/probe/runProbe.ts';
import { PROBE } from '../commandLine/scripts/owner.ts';
import { usageOf } from '../commandLine/usage.ts';
import { PlainError } from '../plainError.ts';
import { probeSentence, probeTable } from './table.ts';

interface ProbeCommand extends ProbeOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  readonly print: (text: string) => void;
}

/** Changes in what we rely on. */
const isChanged = ({ verdict }: ProbeLine): boolean => verdict === 'changed';

const UNREACHABLE =
  'No feed can be reached from here: nothing is known of what they answer. Is there a network?';

const isSilent = ({ answered, verdict }: ProbeLine): boolean =>
  verdict === 'unasked' || answered.startsWith(NO_ANSWER);

/** `npm run probe`. Rejects with a PlainError for an unknown feed, or if something has changed. */
export async function probeCommand(feed: string | undefined, command: ProbeCommand): Promise<void> {
  const { environment, now, print } = command;
  const all = probesOf(environment, now);
  const asks = all.filter(
    (ask) => feed === undefined || ask.feed.toLowerCase() === feed.toLowerCase(),
  );
  if (asks.length === 0) throw new PlainError(`No feed is called “${feed}”.\n\n${usageOf(PROBE)}`);
  const lines = await runProbe(asks, command);
  print(probeTable(lines));
  if (lines.every(isSilent)) throw new PlainError(`\n${UNREACHABLE}`);
  const sentence = `\n${probeSentence(lines)}`;
  if (lines.some(isChanged)) throw new PlainError(sentence);
  print(sentence);
}
