interface Entry {
  readonly tone: 'away' | 'away2' | 'draw' | 'home2' | 'home' | 'line';
  readonly text: string;
}

/** What the colours of a margin chart mean. */
export function ChartKey({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <p className="key">
      {entries.map(({ tone, text }) => (
        <span key={tone}>
          <svg
            className={tone === 'line' ? 'swatch flagged' : 'swatch'}
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={`area-${tone}`} d="M0 0h1v1H0z" />
          </svg>
          {text}
        </span>
      ))}
    </p>
  );
}
