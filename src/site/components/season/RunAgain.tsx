import type { SeasonView } from '#domain/season/seasonView.ts';

interface Props {
  readonly view: SeasonView;
  /** The day the odds stand for, in words. */
  readonly day: string;
}

/** Runs the published seasons again in the browser, and says whether every count is the same. */
export const RunAgain = ({ view: { recipe }, day }: Props) => (
  <div className="season-rerun" data-season-rerun>
    <p>
      <button type="button" className="button ghost compact" data-run-again hidden>
        Run it again
      </button>{' '}
      <span className="note">
        {`Odds of ${day}: seed `}
        <code>{recipe.seed}</code>
        {', from '}
        <a href={recipe.inputsPath}>these inputs</a>.
      </span>
    </p>
    <p data-run-said role="status" />
  </div>
);
