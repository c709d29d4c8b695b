import Lock from 'lucide-react/icons/lock';
import type { PredictedGame } from '#domain/game/game.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { clockTime } from '#domain/time/time.ts';
import { noteWords } from '#domain/words/noteWords.ts';
import { Part } from '../Part.tsx';
import { entryTitle, groupedHash, sealedText, verifyPath } from '../sealed.ts';

interface Props {
  readonly game: PredictedGame;
  readonly entry?: LedgerEntry | undefined;
}

/** The sealed entry with everything needed to run the simulation again. */
export function LedgerPanel({ game, entry }: Props) {
  const { recipe } = game.prediction;
  const written = entry && (
    <span className="badge out">
      <Lock className="icon" aria-hidden="true" />
      {`Written ${clockTime(entry.appendedAt)}`}
    </span>
  );
  return (
    <Part title={entry ? entryTitle(entry) : 'Ledger entry'} id="ledger" aside={written}>
      <div className="stack">
        <p className="subline">
          {entry
            ? sealedText(entry, game.gameTime)
            : 'The hash of this entry shows here when the page next updates.'}
        </p>
        {recipe.seed !== '' && (
          <p className="hash">
            {entry && (
              <>
                {`sha256 ${groupedHash(entry.hash)}`}
                <br />
              </>
            )}
            {`seed ${recipe.seed} · engine ${recipe.engineVersion}`}
          </p>
        )}
        {entry && (
          <p className="note">
            <a href={verifyPath(entry)}>See this line on the ledger, and check it</a>
          </p>
        )}
        {recipe.notes.length > 0 && (
          <p className="note">{`Noted: ${recipe.notes.map(noteWords).join('; ')}.`}</p>
        )}
      </div>
    </Part>
  );
}
