import { parseArgs } from 'node:util';
import type { ProbeLine } from '#domain/operation/probe.ts';
import { probesOf } from '#feeds/joined/probes.ts';
import { NO_ANSWER } from '#feeds/probe/judge.ts';
import { type ProbeOptions, runProbe } from '#feeds/probe/runProbe.ts';
import { PlainError } from '../plainError.ts';
import { probeSentence, probeTable } from './table.ts';

export const USAGE = `npm run probe -- [--feed NAME]

Asks each feed one small real request a league and form, and says where its answer is not what the product expects.
  --feed NAME  this feed alone, by its name in the table: ESPN, Bovada, Weather.gov …
  --help       this text
Ends with 1 where something that we rely on has changed.`;

export interface ProbeCommand extends ProbeOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  readonly print: (text: string) => void;
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { feed: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown option';
    throw new PlainError(`${why}\n\n${USAGE}`);
  }
}

/** Changes in what we rely on. */
export const isChanged = ({ verdict }: ProbeLine): boolean => verdict === 'changed';

const UNREACHABLE =
  'No feed can be reached from here: nothing is known of what they answer. Is there a network?';

const isSilent = ({ answered, verdict }: ProbeLine): boolean =>
  verdict === 'unasked' || answered === NO_ANSWER;

/** `npm run probe`. Rejects with a PlainError for an unknown option, or if something has changed. */
export async function probeCommand(args: readonly string[], command: ProbeCommand): Promise<void> {
  const { feed, help } = readOptions(args);
  const { environment, now, print } = command;
  if (help) return print(USAGE);
  const all = probesOf(environment, now);
  const asks = all.filter(
    (ask) => feed === undefined || ask.feed.toLowerCase() === feed.toLowerCase(),
  );
  if (asks.length === 0) throw new PlainError(`No feed is called “${feed}”.\n\n${USAGE}`);
  const lines = await runProbe(asks, command);
  print(probeTable(lines));
  if (lines.every(isSilent)) throw new PlainError(`\n${UNREACHABLE}`);
  const sentence = `\n${probeSentence(lines)}`;
  if (lines.some(isChanged)) throw new PlainError(sentence);
  print(sentence);
}
