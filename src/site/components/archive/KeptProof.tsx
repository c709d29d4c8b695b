import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { longDateTime } from '#domain/time/time.ts';
import { Panel } from '../game/Panel.tsx';
import { entryTitle, groupedHash, sealedText, verifyPath } from '../game/sealed.ts';

interface Said {
  /** The ledger's line with the last word. */
  readonly entry: LedgerEntry;
  readonly lines: number;
  readonly firstAt: string;
}

interface Props {
  readonly said: Said;
  /** What its recipe says. */
  readonly made: { readonly seed: string; readonly engineVersion: string; readonly runs: number };
  /** ISO 8601 in UTC. */
  readonly start: string;
}

/** "Said 12 times from … to …; the last one counts." */
function timesText({ lines, firstAt, entry }: Said): string {
  if (lines === 1) return 'Said once.';
  return `Said ${lines} times, from ${longDateTime(firstAt)} to ${longDateTime(entry.appendedAt)}. The last one counts.`;
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
