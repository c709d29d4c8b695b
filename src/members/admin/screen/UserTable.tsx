import { BlockTable } from '#components/ui/BlockTable.tsx';
import { TABLE_ROLES } from '#components/ui/tableRoles.ts';
import { counted } from '#domain/words/counted.ts';
import { UserRow } from './UserRow.tsx';
import type { UsersPage } from './users.ts';

const COLUMNS = [
  'Phone number',
  'Terms of Service',
  'IP address',
  'Subscription',
  'Tier',
  'Created',
];

const SKELETONS = Array.from({ length: 8 }, (_, place) => place);

/** Height of a row while the first page is loading. */
const SkeletonRow = () => (
  <tr {...TABLE_ROLES.row}>
    {COLUMNS.map((column) => (
      <td key={column} {...TABLE_ROLES.cell}>
        <span className="skeleton users-skeleton" />
      </td>
    ))}
  </tr>
);

function caption({ total, filters }: UsersPage): string {
  const users = counted(total, 'user');
  return `${users}, ${filters.sort} first`;
}

/** Users as a table; on a phone as blocks of lines. */
export const UserTable = ({ page }: { readonly page: UsersPage | undefined }) => (
  <BlockTable className="data-table users-table" labelledBy="users-caption">
    <caption id="users-caption" className="note text-left pb-2">
      {page ? caption(page) : 'Loading users …'}
    </caption>
    <thead {...TABLE_ROLES.rows}>
      <tr {...TABLE_ROLES.row}>
        {COLUMNS.map((column) => (
          <th scope="col" key={column} {...TABLE_ROLES.column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...TABLE_ROLES.rows}>
      {page
        ? page.users.map((user) => <UserRow key={user.id} user={user} />)
        : SKELETONS.map((place) => <SkeletonRow key={place} />)}
    </tbody>
  </BlockTable>
);
