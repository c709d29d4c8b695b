import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { isPushLost } from '#client/pushMark.ts';
import { clock } from '#clock';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { NameCard } from '#members/billing/screen/NameCard.tsx';
import { UntilTrusted } from '#members/billing/screen/UntilTrusted.tsx';
import type { MemberToday } from '#members/day/contract.ts';
import { $day, askDayAgain, followDay } from '#members/day/screen/day.ts';
import { MoveList } from '#members/day/screen/MoveList.tsx';
import { MyTeams } from '#members/day/screen/MyTeams.tsx';
import { PricesPanel } from '#members/day/screen/PricesPanel.tsx';
import { SentWeek } from '#members/day/screen/SentWeek.tsx';
import { Settled } from '../Settled.tsx';
import { useNow } from '../useNow.ts';
import { OpenBets } from './OpenBets.tsx';
import { WaitingAlerts } from './WaitingAlerts.tsx';

/** A browser that has dropped its notifications by itself says nothing: the page that they lead to does. */
function PushLost() {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    void isPushLost().then(setLost);
  }, []);
  return lost ? (
    <p className="alert mb-4" role="status">
      <span>
        This browser has dropped its notifications by itself.{' '}
        <a href="/account#channel-push">Turn them on again</a>
      </span>
    </p>
  ) : null;
}

function Known({ day }: { readonly day: MemberToday }) {
  const now = useNow(clock.now().toISOString());
  const isHidden = day.hidden !== null;
  return (
    <>
      {day.sample && (
        <p className="alert mb-4">
          <span>Sample games: these matchups and prices are made up, so we list no bets here.</span>
        </p>
      )}
      <PushLost />
      {isHidden && (
        <UntilTrusted onTrusted={askDayAgain}>
          Your teams, your earlier alerts and what we sent you are
        </UntilTrusted>
      )}
      <div className="member-day">
        <div>
          {!isHidden && <MyTeams teams={day.teams} />}
          <PricesPanel day={day} now={now} />
          <MoveList since={day.since} games={day.moved} now={now} />
        </div>
        <div>
          <OpenBets />
          <WaitingAlerts />
          {!isHidden && <SentWeek sent={day.sent} />}
        </div>
      </div>
    </>
  );
}

const Loading = () => (
  <>
    <p className="visually-hidden" role="status">
      Loading your day …
    </p>
    <div className="member-day">
      <div className="skeleton h-64" />
      <div className="skeleton h-64" />
    </div>
  </>
);

/** A member's day: their teams, the best prices, moved prices, their open bets, and last week's messages to them. */
export function MemberDay({ onReady }: { readonly onReady: () => void }) {
  const day = useStore($day);
  useEffect(followDay, []);
  useEffect(() => {
    if (day.status !== 'asking') onReady();
  }, [day.status, onReady]);
  if (day.status === 'failed') {
    return <AskAgain what="We could not load your day." onAgain={askDayAgain} />;
  }
  if (day.status === 'asking') return <Loading />;
  return (
    <Settled placeholder={<Loading />}>
      <Known day={day.value} />
      <NameCard />
    </Settled>
  );
}
