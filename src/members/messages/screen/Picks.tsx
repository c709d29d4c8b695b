import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import { $busy } from '#members/billing/screen/manage.ts';
import { UntilTrusted } from '#members/billing/screen/UntilTrusted.tsx';
import type { FollowableTeam, MessageSettings, MessagesShown } from '../contract/settings.ts';
import { Channels } from './Channels.tsx';
import { firstChoice } from './firstChoice.ts';
import { $messages, loadMessages, saveWhen } from './messages.ts';
import { OnlyOff } from './OnlyOff.tsx';
import { type PicksChoice, PicksWhen } from './PicksWhen.tsx';
import { lookAtDevice } from './pushDevice.ts';
import { Teams } from './Teams.tsx';

const anyOn = ({ sms, push, email }: MessagesShown): boolean => sms.on || push.on || email.on;
const anyOffered = ({ sms, push, email }: MessagesShown): boolean =>
  sms.offered || push.offered || email.offered;

/** Why nothing is sent, whatever is chosen; undefined if something may be. */
function whyNothing(shown: MessagesShown): ReactNode {
  if (shown.shutOutUntil !== null)
    return `You are taking a break: no picks are sent until ${accountMoment(shown.shutOutUntil)}.`;
  if (!anyOffered(shown)) return 'We do not send picks right now.';
  if (!shown.premium)
    return (
      <>
        Premium sends you the bets worth taking once a day, with price and book, by text,
        notification or e-mail. <a href="/subscribe">See the plans</a>
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
      {shown.hidden !== null && (
        <UntilTrusted onTrusted={loadMessages}>
          What you chose before, your e-mail address too, is
        </UntilTrusted>
      )}
      <Channels shown={shown} settings={settings} />
      <h3 className="text-16">When, and about what</h3>
      <PicksWhen
        choice={choice}
        onChange={setChoice}
        anyTeam={teams.length > 0}
        teams={<Teams chosen={teams} onChange={setTeams} />}
      />
      <p className="acts">
        <ActButton busy={busy} does="picks when" onPress={() => void saveWhen(settings)}>
          Save
        </ActButton>
      </p>
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
        <AskAgain what="We could not load what we send you." onAgain={() => void loadMessages()} />
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
