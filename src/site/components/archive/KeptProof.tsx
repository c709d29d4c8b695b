import type { KeptGame } from '#domain/archive/keptGame.ts';
import { longDateTime } from '#domain/time/time.ts';
import { Panel } from '../game/Panel.tsx';
import { entryTitle, groupedHash, sealedText, verifyPath } from '../game/sealed.ts';

/** "Said 12 times from … to …; the last one counts." */
function timesText({ lines, firstAt, entry }: KeptGame): string {
  if (lines === 1) return 'Said once.';
  return `Said ${lines} times, from ${longDateTime(firstAt)} to ${longDateTime(entry.appendedAt)}. The last one counts.`;
}

/** Where the prediction stands on the ledger, and how to play it again. */
export function KeptProof({ kept }: { readonly kept: KeptGame }) {
  const { entry, said, game } = kept;
  const runs = said.iterations.toLocaleString('en-US');
  return (
    <Panel title={entryTitle(entry)} id="ledger">
      <p className="subline">{sealedText(entry, game.gameTime)}</p>
      <p className="subline">{timesText(kept)}</p>
      <p className="hash">
        {`sha256 ${groupedHash(entry.hash)}`}
        <br />
        {`seed ${said.seed} · engine ${said.engineVersion} · ${runs} games`}
      </p>
      <p className="note">
        <a href={verifyPath(entry)}>See this line on the ledger, and check it</a>
        {' · '}
        <a href={`${verifyPath(entry)}#re-run`}>Re-run it</a>
      </p>
    </Panel>
  );
}
