import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { counted } from '#domain/words/counted.ts';
import { FailedLine } from '#islands/FailedLine.tsx';
import { KeptFocus } from '#islands/KeptFocus.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { NoUsers } from './NoUsers.tsx';
import { $failure } from './oneUser.ts';
import { loadSummary } from './summary.ts';
import { UserDownload } from './UserDownload.tsx';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserPages } from './UserPages.tsx';
import { UserSummary } from './UserSummary.tsx';
import { UserTable } from './UserTable.tsx';
import { $page, $state, loadUsers } from './users.ts';

const FAILED = 'Failed to load users';

const NoAdmin = () => (
  <div className="empty mt-6">
    <h2>This page is for the site’s admin</h2>
    <p>You are signed out, or your number has no admin rights.</p>
    <a className="button ghost compact" href="/">
      Home
    </a>
  </div>
);

/** The current action, for screen readers and next to the list. */
function Status() {
  const state = useStore($state);
  const page = useStore($page);
  const failure = useStore($failure);
  const found = page && `${counted(page.total, 'user')} found`;
  return (
    <>
      <p className="visually-hidden" role="status">
        {state === 'loading' ? 'Loading users' : state === 'ready' ? found : ''}
      </p>
      {state === 'failed' && <FailedLine text={FAILED} onRetry={() => void loadUsers()} />}
      {failure !== undefined && (
        <p className="status-line" role="alert">
          <span className="failed">{failure}</span>
        </p>
      )}
    </>
  );
}

function List() {
  const state = useStore($state);
  const page = useStore($page);
  const banned = page?.users.filter((user) => user.banned).length;
  const list = useFocusWhenLost<HTMLElement>(`${state} ${page?.total} ${banned}`);
  if (page === undefined && state === 'failed') return null;
  const empty = page?.users.length === 0;
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={empty ? undefined : 'users-panel'}
      aria-busy={state === 'loading'}
      aria-label="Users"
    >
      {empty ? (
        <NoUsers filters={page.filters} />
      ) : (
        <>
          <UserTable page={page} />
          <UserPages page={page} loading={state === 'loading'} />
        </>
      )}
    </section>
  );
}

function Screen() {
  const state = useStore($state);
  useEffect(() => {
    void loadUsers();
    void loadSummary();
  }, []);
  return (
    <>
      <div className="head">
        <div>
          <h1>Users</h1>
          <p className="subline max-w-[70ch]">
            Admin. Every view of this page, and every number shown in full, is written to the access
            log.
          </p>
        </div>
        {state !== 'no admin' && <UserDownload />}
      </div>
      {state === 'no admin' ? (
        <NoAdmin />
      ) : (
        <>
          <UserSummary />
          <UserFilterBar />
          <Status />
          <List />
        </>
      )}
    </>
  );
}

/** The admin's list of users with its figures, search, filters and file. */
export const Users = () => (
  <SectionBoundary>
    <KeptFocus />
    <Screen />
  </SectionBoundary>
);
