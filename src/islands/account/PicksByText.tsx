import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { $busy } from '#client/account/manage.ts';
import { $messages, loadMessages, turnOff, turnOn } from '#client/account/messages.ts';
import { ActButton } from '#components/account/ActButton.tsx';
import { AskAgain } from '#components/account/AskAgain.tsx';
import { type PicksChoice, PicksWhen } from '#components/account/PicksWhen.tsx';
import { useFocusWhenLost } from '#components/account/useFocusWhenLost.ts';
import type { MessagesShown } from '#contract/messages/settings.ts';
import { momentText } from '#domain/billing/accountText.ts';
import { DEFAULT_HOUR } from '#domain/messages/hours.ts';

const firstChoice = (): PicksChoice => ({
  hour: DEFAULT_HOUR,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York',
  leagues: [],
  silent: false,
});

const OffButton = () => (
  <ActButton busy={useStore($busy)} does="picks off" kind="ghost" onPress={() => void turnOff()}>
    Turn off
  </ActButton>
);

/** Why nothing comes, whatever is chosen; undefined where something may. */
function whyNothing(shown: MessagesShown): ReactNode {
  if (shown.shutOutUntil !== null)
    return `You have shut yourself out: no picks are sent until ${momentText(shown.shutOutUntil)}.`;
  if (shown.stopped)
    return 'Your number has said STOP, so no picks are sent. To have them again, text START to the number they came from.';
  if (!shown.offered) return 'Picks by text are not sent at present.';
  if (!shown.premium)
    return (
      <>
        Picks by text are for subscribers: once a day the prices that pay at our figures, with bet,
        price, book and ledger entry. <a href="/subscribe">See the plans</a>
      </>
    );
  return undefined;
}

/** When texts come, and the consent to them, never ticked beforehand. */
function PicksForm({ shown }: { readonly shown: MessagesShown }) {
  const { on, settings, consent } = shown;
  const busy = useStore($busy);
  const [choice, setChoice] = useState<PicksChoice>(() => settings ?? firstChoice());
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const send = () => {
    if (!on && !agreed) return setAsked(true);
    const chosen = { ...choice, leagues: [...choice.leagues] };
    void turnOn(consent.version, chosen, on ? 'Saved' : 'Picks by text are on');
  };
  return (
    <>
      <PicksWhen choice={choice} onChange={setChoice} />
      {!on && (
        <div className="picks-agree">
          <label className="checkbox">
            <input
              type="checkbox"
              checked={agreed}
              aria-invalid={(asked && !agreed) || undefined}
              aria-describedby={asked && !agreed ? 'picks-error' : undefined}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            <span>
              {consent.text} <a href="/terms-of-service">Terms</a>,{' '}
              <a href="/privacy-policy">Privacy</a>
            </span>
          </label>
          {asked && !agreed && (
            <p className="error" id="picks-error" role="alert">
              Please tick the box to agree.
            </p>
          )}
        </div>
      )}
      <p className="acts">
        <ActButton busy={busy} does="picks on" onPress={send}>
          {on ? 'Save' : 'Turn on'}
        </ActButton>
        {on && <OffButton />}
      </p>
    </>
  );
}

function Shown({ shown }: { readonly shown: MessagesShown }) {
  const nothing = whyNothing(shown);
  return (
    <div className="content">
      {nothing !== undefined && <p>{nothing}</p>}
      {nothing === undefined && shown.unreachable && (
        <p className="alert neg">
          <span>
            Texts do not reach your number.{' '}
            {shown.on
              ? 'Turn them off and on again to have it tried anew.'
              : 'Turn them on to have it tried anew.'}
          </span>
        </p>
      )}
      {nothing === undefined ? (
        <PicksForm key={`${shown.on} ${JSON.stringify(shown.settings)}`} shown={shown} />
      ) : (
        shown.on && (
          <p className="acts">
            <OffButton />
          </p>
        )
      )}
    </div>
  );
}

/** Picks by text: whether, when and about what. Nothing where the owner has not turned them on. */
export function PicksByText() {
  const messages = useStore($messages);
  const value = messages.status === 'known' ? messages.value : undefined;
  const heading = useFocusWhenLost<HTMLHeadingElement>(`${value?.on} ${value?.stopped}`);
  useEffect(() => {
    void loadMessages();
    const onFocus = () => void loadMessages();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
  if (value && !value.offered && !value.on) return null;
  return (
    <section className="account-part" aria-labelledby="picks">
      <div className="section-head">
        <h2 id="picks" ref={heading} tabIndex={-1}>
          Picks by text
        </h2>
        {value && (
          <span className={`badge ${value.on ? 'value' : ''}`.trim()}>
            {value.on && value.since !== null ? `On since ${momentText(value.since)}` : 'Off'}
          </span>
        )}
      </div>
      {messages.status === 'failed' && (
        <AskAgain what="What you are sent could not be read." onAgain={() => void loadMessages()} />
      )}
      {messages.status === 'asking' && <div className="skeleton h-24" />}
      {value && (
        <div className="panel picks">
          <Shown shown={value} />
        </div>
      )}
    </section>
  );
}
