import { EmptyComb } from '../../charts/Comb.tsx';

const TWO = [1, 2];

const Skeleton = () => (
  <div className="card bout evening" aria-hidden="true">
    <EmptyComb />
    <div className="meta">
      <span className="skeleton h-5 w-24" />
      <span className="skeleton ml-auto h-5 w-40" />
    </div>
    <div className="grid gap-4 px-4 py-3">
      <span className="skeleton h-7 w-3/5" />
      <span className="skeleton h-9 w-full" />
      <span className="skeleton h-12 w-full" />
      <span className="skeleton h-12 w-full" />
      <span className="skeleton h-11 w-full" />
      <span className="skeleton h-36 w-full" />
    </div>
  </div>
);

/** Two event cards' boxes while the events load. */
export const EventSkeletons = () => (
  <div className="evenings" role="status">
    <span className="visually-hidden">Loading boxing events</span>
    {TWO.map((place) => (
      <Skeleton key={place} />
    ))}
  </div>
);
