import { SKELETON_CARDS } from '#domain/product/limits.ts';

const SIX = Array.from({ length: SKELETON_CARDS }, (_, place) => place);

/** The six skeleton cards of a loading schedule, in the cards' boxes. */
export const TournamentSkeletons = () => (
  <div className="grid thirds" role="status" aria-label="Loading tournaments">
    {SIX.map((place) => (
      <div key={place} className="card tourney" aria-hidden="true">
        <span className="skeleton thumb" />
        <div className="body">
          <span className="skeleton h-5 w-24" />
          <span className="skeleton h-6 w-4/5" />
          <span className="skeleton h-4 w-3/5" />
          <span className="skeleton h-4 w-2/5" />
          <span className="skeleton h-5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);
