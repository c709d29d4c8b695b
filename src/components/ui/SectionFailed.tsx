import { FAILURES } from '#domain/failures.ts';

/** In the place of a section that could not be drawn, or whose script did not arrive. */
export const SectionFailed = () => (
  <div className="alert neg" role="alert">
    <p>{FAILURES.section}</p>
  </div>
);
