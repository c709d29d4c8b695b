import { parseSearch } from '../rules/search.ts';
import { isNarrowed, NO_FILTERS, type UserFilters } from './asked.ts';
import { filterUsers } from './users.ts';

/** Why the list is empty. */
function reasonOf(filters: UserFilters): string {
  if (!isNarrowed(filters)) return 'Nobody has signed in yet.';
  if (isNarrowed({ ...filters, search: '' })) return 'No user matches these filters.';
  const found = parseSearch(filters.search);
  return found && 'digits' in found
    ? `No phone number begins or ends with ${found.digits}.`
    : 'No user has this id.';
}

export const NoUsers = ({ filters }: { readonly filters: UserFilters }) => (
  <div className="empty">
    <h2>No users found</h2>
    <p>{reasonOf(filters)}</p>
    {isNarrowed(filters) && (
      <button
        type="button"
        className="button ghost compact"
        onClick={() => filterUsers(NO_FILTERS)}
      >
        Show all users
      </button>
    )}
  </div>
);
