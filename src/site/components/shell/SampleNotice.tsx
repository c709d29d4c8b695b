/** The quiet bar of pages whose slate is a sample. */
export const SampleNotice = () => (
  <aside className="sample" aria-label="Sample data">
    <p className="wrap">
      <b>Sample games.</b> Matchups and odds are made up; ratings and simulations are real.{' '}
      <a href="/status">Why not live data?</a>
    </p>
  </aside>
);
