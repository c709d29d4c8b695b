import { SKELETON_CARDS } from '#domain/product/limits.ts';
import { EmptyComb } from '../charts/Comb.tsx';

const SIDES = ['away', 'home'];
const SIX = Array.from({ length: SKELETON_CARDS }, (_, place) => place);

/** A game card's boxes at their heights while it loads. */
const CardSkeleton = () => (
  <div className="card" aria-hidden="true">
    <EmptyComb />
    <div className="meta">
      <span className="skeleton h-5 w-12" />
      <span className="skeleton ml-auto h-5 w-28" />
    </div>
    <div className="teams">
      {SIDES.map((side) => (
        <div className="team" key={side}>
          <span className="skeleton size-[34px] rounded-full" />
          <span className="skeleton h-5 w-2/5" />
          <span className="skeleton h-6 w-16" />
        </div>
      ))}
    </div>
    <div className="mini">
      <div className="skeleton h-[86px]" />
    </div>
    <div className="mx-4 mt-3">
      <div className="skeleton h-12" />
    </div>
    <div className="mx-4 my-3">
      <div className="skeleton h-[60px]" />
    </div>
  </div>
);

/** The six skeletons of a loading list. */
export const CardSkeletons = () => SIX.map((place) => <CardSkeleton key={place} />);
