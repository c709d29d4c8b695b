/** Placeholder for the plans until we know who is signed in. */
export const PlanSkeleton = () => (
  <div className="plan-skeleton" aria-hidden="true">
    <div className="skeleton h-1" />
    <div className="skeleton h-7 w-1/2" />
    <div className="skeleton h-5 w-2/3" />
    <div className="skeleton h-24" />
    <div className="skeleton h-20" />
    <div className="skeleton h-11" />
  </div>
);
