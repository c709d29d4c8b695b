import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { $busy } from '#members/billing/screen/manage.ts';
import type { FollowableTeam, MessagesShown } from '../contract/settings.ts';
import { Channels } from './Channels.tsx';
import { firstChoice } from './firstChoice.ts';
import { $messages, loadMessages, saveWhen } from './messages.ts';
import { HourAndZone, type PicksChoice } from './PicksWhen.tsx';
import { lookAtDevice } from './pushDevice.ts';
import { Teams } from './Teams.tsx';

/** A member's own page, where everything chosen here is shown. */
const HOME = '/member';

/** The three questions, with what is kept so far. */
function Questions({ shown }: { readonly shown: MessagesShown }) {
  const busy = useStore($busy);
  const [choice, setChoice] = useState<PicksChoice>(() => shown.settings ?? firstChoice());
  const [teams, setTeams] = useState<readonly FollowableTeam[]>(shown.teams);
  const settings = {
    ...choice,
    leagues: [...choice.leagues],
    teams: teams.map(({ id }) => id),
  };
  const offered = shown.sms.offered || shown.push.offered || shown.email.offered;
  const finish = async () => {
    if ((await saveWhen(settings))?.ok) location.assign(HOME);
  };
  return (
    <>
      <section className="grid gap-3" aria-labelledby="setup-teams">
        <h3 className="text-18" id="setup-teams">
          1. Which teams are yours?
        </h3>
        <Teams chosen={teams} onChange={setTeams} />
      </section>
      <section className="grid gap-3 mt-6" aria-labelledby="setup-when">
        <h3 className="text-18" id="setup-when">
          2. When is your day?
        </h3>
        <HourAndZone choice={choice} onChange={setChoice} />
      </section>
      {offered && (
        <section className="grid gap-3 mt-6" aria-labelledby="setup-ways">
          <h3 className="text-18" id="setup-ways">
            3. How do we reach you?
          </h3>
          <p className="note">The first message comes at once.</p>
          <Channels shown={shown} settings={settings} />
        </section>
      )}
      <p className="acts mt-6">
        <ActButton busy={busy} does="picks when" onPress={() => void finish()}>
          Save and see my day
        </ActButton>
        <a className="button quiet" href={HOME}>
          Later
        </a>
      </p>
    </>
  );
}

/** A new member's first minutes: their teams, their hour, and how to reach them. Each can be left out. */
export function FirstSetup() {
  const messages = useStore($messages);
  useEffect(() => {
    void loadMessages();
    void lookAtDevice();
  }, []);
  if (messages.status === 'failed') {
    return <AskAgain what="We could not load your choices." onAgain={() => void loadMessages()} />;
  }
  if (messages.status === 'asking') return <div className="skeleton h-64" />;
  return (
    <div className="picks mt-5" data-offer="">
      <Questions shown={messages.value} />
    </div>
  );
}
