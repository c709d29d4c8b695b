/** Where the plans will be, while it is asked who is signed in. */
export const PlanSkeleton = () => (
  <div className="plan-skeleton" aria-hidden="true">
    <div className="sk h-1" />
    <div className="sk h-7 w-1/2" />
    <div className="sk h-5 w-2/3" />
    <div className="sk h-24" />
    <div className="sk h-20" />
    <div className="sk h-11" />
  </div>
);
