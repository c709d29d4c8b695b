import { LEDGER_FORMAT } from '#contract/ledger/paths.ts';
import { otherEngineText } from '#domain/product/engineReleases.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { seedWords } from '#domain/rerun/seedWords.ts';

interface Props {
  readonly rerun: Rerunnable;
  /** What is played again: "games", "fights", "matches", "races", "tournaments". */
  readonly of: string;
  /** True where the page has said elsewhere what a re-run is: the button alone. */
  readonly brief?: boolean;
}

/** JSON for a script element: "<" is escaped, so that no text can end the element. */
const scriptText = (rerun: Rerunnable): string => JSON.stringify(rerun).replaceAll('<', '\\u003c');

/**
 * A published prediction that the reader's own browser can run again from the page's data alone. `site/scripts/rerun` activates the
 * button; without a script a sentence replaces it.
 */
export function RerunBlock({ rerun, of, brief = false }: Props) {
  const other = otherEngineText(rerun.recipe.engineVersion);
  const seed = seedWords(rerun.recipe.seedFrom);
  return (
    <div className="rerun" data-rerun={rerun.id}>
      {other === undefined ? (
        <>
          {!brief && (
            <p className="subline">
              {`Your browser plays the same ${of} from the same inputs and seed, compares every figure, and sends nothing.`}
            </p>
          )}
          <button type="button" className="button ghost compact" data-rerun-start="">
            Re-run this prediction
          </button>
          {!brief && seed !== undefined && (
            <p className="note">
              {`${seed} `}
              <a href={LEDGER_FORMAT}>How to check it</a>
            </p>
          )}
          {!brief && (
            <noscript>
              <p className="note">
                The button needs JavaScript. From a terminal, npm run rerun (in the project’s
                source) does the same: give it --url and this page’s address.
              </p>
            </noscript>
          )}
        </>
      ) : (
        <p className="alert info">
          <span>{other}</span>
        </p>
      )}
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
        dangerouslySetInnerHTML={{ __html: scriptText(rerun) }}
      />
    </div>
  );
}
