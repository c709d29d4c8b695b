/** Shown in place of a list that could not be loaded. */
export function GamesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="alert neg" role="alert">
      <div>
        <b>Failed to fetch games</b>
        <p>The games could not be loaded. Check your connection and try again.</p>
        <p className="mt-2">
          <button type="button" className="btn ghost sm" onClick={onRetry}>
            Try again
          </button>
        </p>
      </div>
    </div>
  );
}
