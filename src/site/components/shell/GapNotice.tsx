interface Props {
  /** What is missing, one sentence each. */
  readonly gaps: readonly string[];
}

/** The notice on pages while a feed does not answer: what is missing, stated as our gap. */
export const GapNotice = ({ gaps }: Props) => (
  <aside className="sample" aria-label="Missing data">
    <p className="wrap">
      <b>Some data is missing.</b> {gaps.join(' ')} <a href="/status">How the site runs</a>
    </p>
  </aside>
);
