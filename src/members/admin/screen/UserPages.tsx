import { showNextPage, showPreviousPage, type UsersPage } from './users.ts';

interface Props {
  readonly page: UsersPage | undefined;
  readonly loading: boolean;
}

const counted = (count: number): string => count.toLocaleString('en-US');

/** Which users these are, with links to the next and previous page. */
export function UserPages({ page, loading }: Props) {
  if (!page) return null;
  const { first, users, total, next } = page;
  return (
    <nav className="flex flex-wrap items-center gap-2 mt-3.5" aria-label="Pages of users">
      <p className="note mr-auto">
        {counted(first)} to {counted(first + users.length - 1)} of {counted(total)}
      </p>
      {(first > 1 || next !== undefined) && (
        <>
          <button
            type="button"
            className="button ghost compact"
            aria-disabled={first === 1 || loading || undefined}
            onClick={showPreviousPage}
          >
            Previous
          </button>
          <button
            type="button"
            className="button ghost compact"
            aria-disabled={next === undefined || loading || undefined}
            onClick={showNextPage}
          >
            Next
          </button>
        </>
      )}
    </nav>
  );
}
