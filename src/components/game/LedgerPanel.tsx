import Lock from 'lucide-react/icons/lock';
import type { PredictedGame } from '#domain/game.ts';
import { clockTime } from '#domain/time.ts';
import { Panel } from './Panel.tsx';
import { leadTime } from './whenWhere.ts';

/** Where a prediction stands on the append-only ledger. */
export interface LedgerEntry {
  readonly seq: number;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly previousHash: string;
  /** ISO 8601 in UTC */
  readonly appendedAt: string;
}

interface Props {
  readonly game: PredictedGame;
  readonly entry?: LedgerEntry | undefined;
}

/** Hex in groups of four, which can be compared by eye. */
const grouped = (hash: string): string => (hash.match(/.{1,4}/g) ?? []).join(' ');

function sealed(entry: LedgerEntry, gameTime: string): string {
  const lead = leadTime(entry.appendedAt, gameTime);
  const when = lead === undefined ? 'appended after the start' : `sealed ${lead} before the start`;
  return `This prediction was ${when}. The hash covers every input, the seed and the entry before it.`;
}

/** The sealed entry with all that is needed to run the simulation again. */
export function LedgerPanel({ game, entry }: Props) {
  const { recipe } = game.prediction;
  const written = entry && (
    <span className="bdg out">
      <Lock className="ic" aria-hidden="true" />
      {`Written ${clockTime(entry.appendedAt)}`}
    </span>
  );
  return (
    <Panel
      title={entry ? `Ledger entry ${entry.seq.toLocaleString('en-US')}` : 'Ledger entry'}
      id="ledger"
      aside={written}
    >
      <div className="stack">
        <p className="sub">
          {entry
            ? sealed(entry, game.gameTime)
            : 'The hash of this entry appears here when the page is next rebuilt.'}
        </p>
        {recipe.seed !== '' && (
          <p className="hash">
            {entry && (
              <>
                {`sha256 ${grouped(entry.hash)}`}
                <br />
              </>
            )}
            {`seed ${recipe.seed} · runs ${recipe.iterations.toLocaleString('en-US')} · engine ${recipe.engineVersion}`}
          </p>
        )}
        {recipe.notes.length > 0 && <p className="note">{`Noted: ${recipe.notes.join('; ')}.`}</p>}
      </div>
    </Panel>
  );
}
