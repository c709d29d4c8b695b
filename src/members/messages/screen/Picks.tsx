import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { DEFAULT_HOUR } from '#members/account/rules/hours.ts';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { momentText } from '#members/billing/rules/accountText.ts';
import { $busy } from '#members/billing/screen/manage.ts';
import type { FollowableTeam, MessageSettings, MessagesShown } from '../contract/settings.ts';
import { Emails } from './Emails.tsx';
import { $messages, loadMessages, saveWhen } from './messages.ts';
import { Notifications } from './Notifications.tsx';
import { OnlyOff } from './OnlyOff.tsx';
import { type PicksChoice, PicksWhen } from './PicksWhen.tsx';
import { lookAtDevice } from './pushDevice.ts';
import { Teams } from './Teams.tsx';
import { Texts } from './Texts.tsx';

const firstChoice = (): PicksChoice => ({
  hour: DEFAULT_HOUR,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York',
  leagues: [],
  silent: false,
});

const anyOn = ({ sms, push, email }: MessagesShown): boolean => sms.on || push.on || email.on;
const anyOffered = ({ sms, push, email }: MessagesShown): boolean =>
  sms.offered || push.offered || email.offered;

/** Why nothing is sent, whatever is chosen; undefined if something may be. */
function whyNothing(shown: MessagesShown): ReactNode {
  if (shown.shutOutUntil !== null)
    return `You are taking a break: no picks are sent until ${momentText(shown.shutOutUntil)}.`;
  if (!anyOffered(shown)) return 'Picks are not sent at present.';
  if (!shown.premium)
    return (
      <>
        Picks that come to you are for subscribers: once a day the bets worth taking, with price,
        book and ledger entry, by text, notification or e-mail.{' '}
        <a href="/subscribe">See the plans</a>
      </>
    );
  return undefined;
}

/** The channels of picks, with times and topics. */
function Ways({ shown }: { readonly shown: MessagesShown }) {
  const busy = useStore($busy);
  const [choice, setChoice] = useState<PicksChoice>(() => shown.settings ?? firstChoice());
  const [teams, setTeams] = useState<readonly FollowableTeam[]>(shown.teams);
  const settings: MessageSettings = {
    ...choice,
    leagues: [...choice.leagues],
    teams: teams.map(({ id }) => id),
  };
  return (
    <div className="content">
      {(shown.sms.offered || shown.sms.on) && <Texts shown={shown.sms} settings={settings} />}
      {(shown.push.offered || shown.push.on) && (
        <Notifications shown={shown.push} settings={settings} />
      )}
      {(shown.email.offered || shown.email.on) && (
        <Emails shown={shown.email} settings={settings} />
      )}
      <h3 className="text-16">When, and about what</h3>
      <PicksWhen
        choice={choice}
        onChange={setChoice}
        anyTeam={teams.length > 0}
        teams={<Teams chosen={teams} onChange={setTeams} />}
      />
      {anyOn(shown) ? (
        <p className="acts">
          <ActButton busy={busy} does="picks when" onPress={() => void saveWhen(settings)}>
            Save
          </ActButton>
        </p>
      ) : (
        <p className="note">Saved when you turn on texts, notifications or e-mail.</p>
      )}
    </div>
  );
}

function Shown({ shown }: { readonly shown: MessagesShown }) {
  const nothing = whyNothing(shown);
  if (nothing === undefined) return <Ways shown={shown} />;
  return (
    <div className="content">
      <p>{nothing}</p>
      <OnlyOff shown={shown} />
    </div>
  );
}

/** A member's picks: channels, times and topics. Nothing if the owner has turned none on. */
export function Picks() {
  const messages = useStore($messages);
  const value = messages.status === 'known' ? messages.value : undefined;
  const states =
    value && [value.sms, value.push, value.email].map(({ on, stopped }) => [on, stopped]);
  const heading = useFocusWhenLost<HTMLHeadingElement>(
    `${states} ${value?.push.devices.length} ${value?.email.address} ${value?.email.asked}`,
  );
  useEffect(() => {
    const look = () => {
      void loadMessages();
      void lookAtDevice();
    };
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  if (value && !anyOffered(value) && !anyOn(value)) return null;
  return (
    <section className="account-part" aria-labelledby="picks">
      <div className="section-head">
        <h2 id="picks" ref={heading} tabIndex={-1}>
          Picks sent to you
        </h2>
      </div>
      {messages.status === 'failed' && (
        <AskAgain what="What you are sent could not be read." onAgain={() => void loadMessages()} />
      )}
      {messages.status === 'asking' && <div className="skeleton h-24" />}
      {value && (
        <div className="panel picks">
          <Shown key={JSON.stringify(value.settings)} shown={value} />
        </div>
      )}
    </section>
  );
}
