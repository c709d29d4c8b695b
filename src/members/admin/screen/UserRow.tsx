import { useStore } from '@nanostores/react';
import { Badge } from '#components/ui/Badge.tsx';
import { TABLE_ROLES } from '#components/ui/tableRoles.ts';
import { shortDate, shortDateTime } from '#domain/words/shortDate.ts';
import { formatPhone } from '#members/account/rules/phone.ts';
import type { ListedUser } from '../contract.ts';
import { LiftBan } from './LiftBan.tsx';
import { $shown, hidePhone, showPhone } from './oneUser.ts';

interface Props {
  readonly user: ListedUser;
}

const KINDS = { active: 'value', ended: 'outline', none: 'plain' } as const;

/** The number, masked until requested. */
function Phone({ user: { id, phoneNumber } }: Props) {
  const full = useStore($shown)[id];
  const shown = full === undefined ? phoneNumber : `+1 ${formatPhone(full)}`;
  return (
    <span className="users-phone inline-flex items-center gap-1 font-[650] whitespace-nowrap">
      <span className={full === undefined ? 'masked' : undefined}>{shown}</span>
      <button
        type="button"
        className="button quiet compact"
        aria-label={`${full === undefined ? 'Show' : 'Hide'} the number that ends in ${phoneNumber.slice(-4)}`}
        onClick={() => (full === undefined ? void showPhone(id) : hidePhone(id))}
      >
        {full === undefined ? 'Show' : 'Hide'}
      </button>
    </span>
  );
}

const Terms = ({ user: { tosAccepted, tosAcceptedAt } }: Props) =>
  tosAccepted ? (
    <>
      Accepted{' '}
      {tosAcceptedAt !== null && (
        <time className="muted" dateTime={tosAcceptedAt}>
          {shortDateTime(tosAcceptedAt)}
        </time>
      )}
    </>
  ) : (
    <b className="neg text-neg">Not accepted</b>
  );

/** One user, in the specification's fields. */
export const UserRow = ({ user }: Props) => (
  <tr {...TABLE_ROLES.row}>
    <th scope="row" {...TABLE_ROLES.heading}>
      <Phone user={user} />
    </th>
    <td {...TABLE_ROLES.cell} data-of="terms">
      <Terms user={user} />
    </td>
    <td {...TABLE_ROLES.cell} data-of="ip">
      {user.tosIpAddress ?? '–'}
    </td>
    <td {...TABLE_ROLES.cell} data-of="status">
      <span className="users-status inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <Badge kind={KINDS[user.subscriptionStatus]}>{user.subscriptionStatus}</Badge>
        {user.isAdmin && <Badge kind="league">admin</Badge>}
        {user.banned && <LiftBan user={user} />}
      </span>
    </td>
    <td {...TABLE_ROLES.cell} data-of="tier">
      {user.subscriptionTier ?? '–'}
    </td>
    <td {...TABLE_ROLES.cell} data-of="created">
      <time dateTime={user.createdAt}>{shortDate(user.createdAt)}</time>
    </td>
  </tr>
);
