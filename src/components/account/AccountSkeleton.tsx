/** Where the account will be, while it is asked who is signed in. */
export const AccountSkeleton = () => (
  <div className="account-grid" role="status">
    <span className="vh">Loading your account …</span>
    {[1, 2].map((panel) => (
      <div className="panel" key={panel} aria-hidden="true">
        <div className="b">
          <div className="sk h-6 w-1/2" />
          <div className="sk h-8" />
          <div className="sk h-8" />
          <div className="sk h-8" />
          <div className="sk h-11 w-2/3" />
        </div>
      </div>
    ))}
  </div>
);
