import type { SaidTimes } from '#domain/archive/saidTimes.ts';
import { longDateTime } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { Panel } from '../game/Panel.tsx';
import { entryTitle, groupedHash, sealedText, uncountedText, verifyPath } from '../game/sealed.ts';

interface Props {
  readonly said: SaidTimes;
  /** What its recipe says. */
  readonly made: { readonly seed: string; readonly engineVersion: string; readonly runs: number };
  /** ISO 8601 in UTC. */
  readonly start: string;
}

/** "Said 12 times, from … to …. The last one counts. 1 later line does not count: …" */
function timesText({ lines, uncounted, firstAt, entry }: SaidTimes): string {
  const counting = lines - uncounted;
  if (counting === 0) return `Said ${counted(lines, 'time')}, too late to count.`;
  const times =
    counting === 1
      ? 'Said once.'
      : `Said ${counting} times, from ${longDateTime(firstAt)} to ${longDateTime(entry.appendedAt)}. The last one counts.`;
  return [times, uncountedText(uncounted)].filter((text) => text !== undefined).join(' ');
}

/** Where a prediction stands on the ledger, and how to play it again. */
export function KeptProof({ said, made, start }: Props) {
  const { entry } = said;
  return (
    <Panel title={entryTitle(entry)} id="ledger">
      <p className="subline">{sealedText(entry, start)}</p>
      <p className="subline">{timesText(said)}</p>
      <p className="hash">
        {`sha256 ${groupedHash(entry.hash)}`}
        <br />
        {`seed ${made.seed} · engine ${made.engineVersion} · ${made.runs.toLocaleString('en-US')} runs`}
      </p>
      <p className="note">
        <a href={verifyPath(entry)}>See this line on the ledger, and check it</a>
        {' · '}
        <a href={`${verifyPath(entry)}#re-run`}>Re-run it</a>
      </p>
    </Panel>
  );
}
