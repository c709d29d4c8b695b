import { useState } from 'react';
import { DAYS_OF, type PauseKind, pauseDaysText } from '#members/account/rules/pause.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { SITE } from '#site';

interface Props {
  readonly signedIn: boolean;
  readonly member: boolean;
  /** Returns why it could not begin. */
  readonly onBegin: (kind: PauseKind, days: number) => Promise<string | undefined>;
}

const WORDS: Readonly<Record<PauseKind, string>> = {
  pause: 'A pause',
  exclusion: 'Self-exclusion',
};

/** Lets the reader choose a pause or self-exclusion, with a confirmation. */
export function BreakPanel({ signedIn, member, onBegin }: Props) {
  const [kind, setKind] = useState<PauseKind>('pause');
  const [days, setDays] = useState(1);
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState('');
  const kinds: readonly PauseKind[] = signedIn ? ['pause', 'exclusion'] : ['pause'];
  const choose = (next: PauseKind) => {
    setKind(next);
    setDays(DAYS_OF[next][0] ?? 1);
  };
  const begin = async () => {
    setAsked(false);
    setTold((await onBegin(kind, days)) ?? '');
  };
  return (
    <section className="panel" aria-labelledby="break">
      <h2 id="break">Take a break</h2>
      <div className="content">
        <p className="subline">
          While it lasts you see no picks, alerts, prices or offers here. It cannot be ended early.
        </p>
        <div className="bet-form mt-3">
          <div className="field">
            <label htmlFor="break-kind">What</label>
            <select
              id="break-kind"
              className="input small"
              value={kind}
              onChange={({ target }) =>
                choose(target.value === 'exclusion' ? 'exclusion' : 'pause')
              }
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {WORDS[one]}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="break-days">For</label>
            <select
              id="break-days"
              className="input small"
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {DAYS_OF[kind].map((one) => (
                <option key={one} value={one}>
                  {pauseDaysText(one)}
                </option>
              ))}
            </select>
          </div>
          <p className="acts wide col-span-full">
            <button className="button ghost" type="button" onClick={() => setAsked(true)}>
              Begin …
            </button>
            <span role="status">{told}</span>
          </p>
        </div>
        <p className="note">
          {signedIn
            ? 'It covers all your devices, and it stays if you sign out or delete the account and come back. '
            : 'Signed out, it covers this device only. '}
          {!signedIn && <a href="/subscribe">Sign in</a>}
          {!signedIn && ' to cover all your devices, and for self-exclusion. '}
          Signed out, other browsers still show picks; so do our cards on other sites, and a
          calendar or feed in an app until you remove it there. Books and most states have
          self-exclusion too.
        </p>
        <p className="note">
          Help, free and confidential: <a href={SITE.helpLineHref}>{SITE.helpLine}</a>,{' '}
          <a href="https://www.ncpgambling.org/help-treatment/">ncpgambling.org</a>.
        </p>
      </div>
      {asked && (
        <AccountDialog
          title={`${WORDS[kind]}: ${pauseDaysText(days)}`}
          onClose={() => setAsked(false)}
        >
          <p>
            From now on and for {pauseDaysText(days)} you see no picks, alerts, prices or offers
            here.
            <b> Nobody can end that early: not you, not us.</b>
          </p>
          {member && kind === 'exclusion' && (
            <p>
              Your subscription <b>is not charged</b> while it lasts: payments pause, and go on by
              themselves after it unless you cancel. A paid year ends later by as long as the break.
            </p>
          )}
          {member && kind === 'pause' && (
            <p>
              Your subscription goes on and <b>is charged</b> unless you cancel it. You can do that
              in the next step with one click, and at any time while the break lasts.
            </p>
          )}
          <p className="acts">
            <button className="button danger" type="button" onClick={begin}>
              Begin now
            </button>
            <button className="button quiet" type="button" onClick={() => setAsked(false)}>
              Not now
            </button>
          </p>
        </AccountDialog>
      )}
    </section>
  );
}
