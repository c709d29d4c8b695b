/**
 * What a reader has set and what it changes, beside the games: empty and hidden until a result is set. The page's script fills it
 * (scripts/season).
 */
export const SetPanel = () => (
  <aside className="season-panel" data-season-panel hidden aria-label="What you set">
    <div className="season-panel-head">
      <p>
        <b>You set:</b> <span data-set-words />
      </p>
      <button type="button" className="button ghost compact" data-set-clear>
        Clear
      </button>
    </div>
    <ul data-set-changes />
    <p className="note" data-set-state />
  </aside>
);
