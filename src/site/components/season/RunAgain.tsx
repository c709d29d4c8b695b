import type { SeasonView } from '#domain/season/seasonView.ts';

interface Props {
  readonly view: SeasonView;
}

/** Runs the published seasons again in the browser, and says whether every count is the same. */
export const RunAgain = ({ view: { recipe } }: Props) => (
  <div className="season-rerun" data-season-rerun>
    <p>
      <button type="button" className="button ghost compact" data-run-again hidden>
        Run it again
      </button>{' '}
      <span className="note">
        {'Seed '}
        <code>{recipe.seed}</code>
        {', from '}
        <a href={recipe.inputsPath}>these inputs</a>.
      </span>
    </p>
    <p data-run-said role="status" />
  </div>
);
