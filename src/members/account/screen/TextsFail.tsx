import { useHydrated } from '#islands/useHydrated.ts';
import { SITE } from '#site';
import { ownZone, timeIn } from '../rules/hours.ts';
import { hasPasskeys } from './passkeys/support.ts';

interface Props {
  /** When a text could not be sent, ms since 1970; 0: the server says so. */
  readonly failedAt: number;
  /** Whether a code by e-mail may be asked for. */
  readonly email: boolean;
}

/** Said before anybody types where texts do not arrive, and after one could not be sent: whose fault it is, and what else there is. */
export function TextsFail({ failedAt, email }: Props) {
  const hydrated = useHydrated();
  const when = failedAt === 0 ? '' : ` (${timeIn(ownZone(), new Date(failedAt))})`;
  const ways = [
    ...(hydrated && hasPasskeys() ? ['use a passkey, if you have added one'] : []),
    ...(email ? ['have the code e-mailed, if you have confirmed an address'] : []),
  ];
  return (
    <p className="alert" role="alert">
      <span>
        We can’t send texts right now. This is on our side{when}.{' '}
        {ways.length > 0 ? `You can ${ways.join('; ')}; or try` : 'Please try'} again later. Your
        plan and your settings stay as they are; a new account needs a text. Help:{' '}
        <a href={SITE.phoneHref}>{SITE.phone}</a>, also to cancel.
      </span>
    </p>
  );
}
