import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Offered } from '#domain/prices/offered.ts';
import { ALERTS_A_DAY } from '#members/account/rules/channel.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import type { AlertSet } from '../contract.ts';
import type { AskedWish } from '../rules/asked.ts';
import { byChannels, LISTED_ONLY } from '../rules/outcomeWords.ts';
import { presetsFor } from '../rules/presets.ts';
import { AlertChoice } from './AlertChoice.tsx';
import { AnotherPrice } from './AnotherPrice.tsx';
import { type AlertSetting, postAlert } from './ownAlerts.ts';

interface Props {
  readonly offered: Offered;
  readonly onClose: () => void;
}

/** For non-members, as far as the page knows or the server has said. */
const NotMember = ({ signedIn }: { readonly signedIn: boolean }) => (
  <>
    <p>
      Alerts are part of Premium: we tell you once when a price, a line or a prediction gets where
      you want it, at most {ALERTS_A_DAY} a day.
    </p>
    <p className="acts" data-offer="">
      <a className="button" href="/subscribe">
        {signedIn ? 'Upgrade to Premium' : 'See the plans or log in'}
      </a>
    </p>
  </>
);

/** How it will come. */
function HasSet({ set }: { readonly set: AlertSet }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <p role="status" tabIndex={-1} ref={heading}>
        <b>{set.label}.</b>{' '}
        {set.channels.length > 0
          ? `We tell you once, ${byChannels(set.channels)}, from 8 AM to 9 PM your time.`
          : LISTED_ONLY}{' '}
        Checked every 15 minutes, every 5 near a start.
      </p>
      {set.channels.length === 0 && (
        <p>
          <a href="/account">Turn one on in your account</a>
        </p>
      )}
      {set.paused && (
        <p className="alert">
          <span>
            All your alerts are paused. <a href="/alerts">Resume alerts</a>
          </span>
        </p>
      )}
      <p>
        <a href="/alerts">All your alerts</a>
      </p>
    </>
  );
}

const whoNow = (): string | undefined => document.documentElement.dataset.who;
/** The header's script may learn who is signed in while the dialog is open. */
function followWho(changed: () => void): () => void {
  const seen = new MutationObserver(changed);
  seen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-who'] });
  return () => seen.disconnect();
}

function Dialog({ offered, onClose }: Props) {
  const [setting, setSetting] = useState<AlertSetting>();
  const [busy, setBusy] = useState(false);
  const refused = setting && !setting.ok ? setting : undefined;
  const shut = refused?.status === 401 || refused?.status === 403;
  const who = useSyncExternalStore(followWho, whoNow);
  const member = who === 'member' && refused?.status !== 401;
  const set = async (wish: AskedWish) => {
    if (busy) return;
    setBusy(true);
    try {
      setSetting(await postAlert(wish));
    } finally {
      setBusy(false);
    }
  };
  const done = setting?.ok === true;
  return (
    <AccountDialog title={done ? 'Alert set' : `Alert me: ${offered.label}`} onClose={onClose}>
      {done && <HasSet set={setting.set} />}
      {!done && !member && <NotMember signedIn={who === 'signed-in'} />}
      {!done && member && (
        <>
          <p className="note">{offered.name}. Each tells you once and ends at the start.</p>
          {offered.offer?.sample && (
            <p className="note">Sample prices: no bookmaker offers them.</p>
          )}
          {refused && (
            <p className="alert neg" role="alert">
              <span>
                {refused.message} {shut && <a href="/account">Your account</a>}
              </span>
            </p>
          )}
          <AlertChoice
            presets={presetsFor(offered)}
            busy={busy}
            onSet={({ wish }) => void set(wish)}
          />
          <AnotherPrice offered={offered} busy={busy} onSet={(wish) => void set(wish)} />
        </>
      )}
      <p className="acts">
        {done && (
          <button className="button ghost" type="button" onClick={() => setSetting(undefined)}>
            Set another
          </button>
        )}
        <button className="button quiet" type="button" onClick={onClose}>
          {done ? 'Close' : 'Not now'}
        </button>
      </p>
    </AccountDialog>
  );
}

/** Opens a dialog with alerts on a bet, one at a time. @param opener gets the focus back */
export function openAlertMe(offered: Offered, opener: HTMLElement): void {
  if (document.querySelector('[data-alerting]')) return;
  const place = document.createElement('div');
  place.dataset.alerting = '';
  document.body.append(place);
  const island = createRoot(place);
  const close = () => {
    island.unmount();
    place.remove();
    opener.focus({ preventScroll: true });
  };
  island.render(<Dialog offered={offered} onClose={close} />);
}
