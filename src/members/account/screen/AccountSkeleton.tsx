/** Placeholder for the account until we know who is signed in. */
export const AccountSkeleton = () => (
  <div className="account-grid grid gap-5 lg:grid-cols-2" role="status">
    <span className="visually-hidden">Loading your account …</span>
    {[1, 2].map((panel) => (
      <div className="panel" key={panel} aria-hidden="true">
        <div className="content">
          <div className="skeleton h-6 w-1/2" />
          <div className="skeleton h-8" />
          <div className="skeleton h-8" />
          <div className="skeleton h-8" />
          <div className="skeleton h-11 w-2/3" />
        </div>
      </div>
    ))}
  </div>
);
