import { SITE } from '#site';
import { ownZone, timeIn } from '../rules/hours.ts';

interface Props {
  /** When a text could not be sent, ms since 1970; 0: none has failed. */
  readonly textsFailedAt: number;
  /** Whether a code by e-mail may be asked for. */
  readonly email: boolean;
  readonly busy: boolean;
  readonly onEmail: () => void;
}

/** Ways in beside a text: the same for every number, and nothing where there is none. */
export function OtherWays({ textsFailedAt, email, busy, onEmail }: Props) {
  const failed = textsFailedAt > 0;
  if (!failed && !email) return null;
  return (
    <div className="grid gap-2">
      {failed && (
        <p className="alert" role="alert">
          <span>
            We can’t send texts right now. This is on our side (
            {timeIn(ownZone(), new Date(textsFailedAt))}). Try again in a few minutes
            {email && ', have the code e-mailed if you have confirmed an address'}, or call{' '}
            <a href={SITE.phoneHref}>{SITE.phone}</a>.
          </span>
        </p>
      )}
      {email && (
        <button
          className="button ghost full"
          type="button"
          aria-busy={busy || undefined}
          onClick={onEmail}
        >
          {busy && <span className="spin" />}
          E-mail me the code instead
        </button>
      )}
    </div>
  );
}
