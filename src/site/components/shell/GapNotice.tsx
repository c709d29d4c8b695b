interface Props {
  /** What is missing, a sentence each. */
  readonly gaps: readonly string[];
}

/** The quiet bar of pages while a feed does not answer: what is missing, as ours to say. */
export const GapNotice = ({ gaps }: Props) => (
  <aside className="sample" aria-label="Missing data">
    <p className="wrap">
      <b>Data are missing.</b> {gaps.join(' ')} <a href="/status">How the site runs</a>
    </p>
  </aside>
);
