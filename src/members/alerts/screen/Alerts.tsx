import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { KeptFocus } from '#islands/KeptFocus.tsx';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { askSession, followSession } from '#members/account/screen/session.ts';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { NameCard } from '#members/billing/screen/NameCard.tsx';
import { UntilTrusted } from '#members/billing/screen/UntilTrusted.tsx';
import type { Alert, AlertsShown, QuietHours } from '../contract.ts';
import type { AskedWish } from '../rules/asked.ts';
import { AlertGroup } from './AlertGroup.tsx';
import { HowTheyCome } from './HowTheyCome.tsx';
import {
  $alerts,
  $alertsBusy,
  deleteAlert,
  loadAlerts,
  pauseAllAlerts,
  postAlert,
  setQuietHours,
} from './ownAlerts.ts';
import { PlayerOffers } from './PlayerOffers.tsx';
import { PlayOffers } from './PlayOffers.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { TeamOffers } from './TeamOffers.tsx';

const SSR = { ssr: 'initial' } as const;

const GROUPS = [
  ['waiting', 'Waiting'],
  ['fired', 'Came true'],
  ['ended', 'Over'],
] as const;

/** Waiting alerts by the start of their game; the others in the given order. */
const soonestFirst = (one: Alert, other: Alert): number =>
  one.state === 'waiting' && other.state === 'waiting'
    ? Date.parse(one.game?.startsAt ?? LAST) - Date.parse(other.game?.startsAt ?? LAST)
    : 0;
const LAST = '9999-12-31T00:00:00Z';

const Empty = () => (
  <div className="empty">
    <h2>No alert set yet</h2>
    <p>
      Open a game and press “Alert me” beside a price under Odds. Or ask for any bet worth taking,
      below.
    </p>
    <a className="button" href="/predictions">
      To the games
    </a>
  </div>
);

/** For readers who may not set any: how to get access. */
const NotMember = ({ signedIn }: { readonly signedIn: boolean }) => (
  <div className="empty">
    <h2>Alerts are part of Premium</h2>
    <p>
      We tell you once when a price, a line or a prediction gets where you want it before the start,
      and when a game of a team you follow starts, is close at the end, or is over.
    </p>
    <p className="acts" data-offer="">
      <a className="button" href="/subscribe">
        {signedIn ? 'Upgrade to Premium' : 'See the plans or log in'}
      </a>
    </p>
  </div>
);

function Shown({ shown }: { readonly shown: AlertsShown }) {
  const { paused, premium, aDay } = shown;
  const alerts = shown.alerts.toSorted(soonestFirst);
  const busy = useStore($alertsBusy, SSR);
  const [problem, setProblem] = useState<string>();
  const [setting, setSetting] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useFocusWhenLost<HTMLHeadingElement>(`${alerts.length} ${paused}`);
  const drop = async (alert: Alert) => {
    setSaid('');
    const not = await deleteAlert(alert.id);
    setProblem(not);
    if (!not) setSaid(`Deleted: ${alert.label}`);
  };
  const pause = async () => {
    setSaid('');
    const not = await pauseAllAlerts(!paused);
    setProblem(not);
    if (!not) setSaid(paused ? 'Alerts resumed' : 'Alerts paused');
  };
  const quiet = async (hours: QuietHours) => {
    setSaid('');
    const not = await setQuietHours(hours);
    setProblem(not);
    if (!not) setSaid('Quiet hours saved');
  };
  const set = async (wish: AskedWish) => {
    setSetting(true);
    const done = await postAlert(wish)
      .finally(loadAlerts)
      .finally(() => setSetting(false));
    setProblem(done.ok ? undefined : done.message);
    setSaid(done.ok ? `Set: ${done.set.label}` : '');
  };
  return (
    <>
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        Your alerts
      </h2>
      <div className="alerts-head">
        {(premium || alerts.length > 0) && <HowTheyCome shown={shown} />}
        {alerts.length > 0 && (
          <ActButton busy={busy} does="pause" kind="ghost" onPress={() => void pause()}>
            {paused ? 'Resume all' : 'Pause all'}
          </ActButton>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {problem !== undefined && (
        <p className="alert neg mb-4" role="alert">
          <span>{problem}</span>
        </p>
      )}
      {shown.hidden !== null && (
        <UntilTrusted onTrusted={loadAlerts}>Alerts that you set before are</UntilTrusted>
      )}
      {alerts.length === 0 && (premium ? <Empty /> : <NotMember signedIn />)}
      {GROUPS.map(([state, title]) => {
        const those = alerts.filter((alert) => alert.state === state);
        if (those.length === 0) return null;
        const drops = (alert: Alert) => void drop(alert);
        return (
          <AlertGroup
            key={state}
            title={title}
            id={state}
            alerts={those}
            aDay={aDay}
            busy={busy}
            onDrop={drops}
          />
        );
      })}
      <TeamOffers
        offers={shown.offers}
        busy={setting}
        onSet={({ wish }) => void (setting || set(wish))}
      />
      <PlayerOffers
        offers={shown.players}
        busy={setting}
        onSet={({ wish }) => void (setting || set(wish))}
      />
      {premium && shown.shutOutUntil === null && (
        <PlayOffers
          shown={shown}
          busy={setting || busy !== ''}
          onSet={({ wish }) => void (setting || set(wish))}
          onQuiet={(hours) => void quiet(hours)}
        />
      )}
      {premium && (
        <section className="panel mt-5" aria-labelledby="any-price">
          <h2 id="any-price">Any bet worth taking</h2>
          <div className="content">
            <p className="note mb-3">
              One message per bet, the first time it becomes worth taking.
            </p>
            <ReturnForm busy={setting} onSet={(wish) => void set(wish)} />
          </div>
        </section>
      )}
    </>
  );
}

/** Checks first who is there: a visitor has none. */
async function loadOwn(): Promise<void> {
  const session = await askSession();
  if (session.status === 'known' && session.user === null) $alerts.set({ status: 'signed out' });
  else await loadAlerts();
}

function List() {
  const alerts = useStore($alerts, SSR);
  useEffect(() => {
    void loadOwn();
    const stop = followSession(loadOwn);
    const onFocus = () => void loadOwn();
    addEventListener('focus', onFocus);
    return () => {
      stop();
      removeEventListener('focus', onFocus);
    };
  }, []);
  if (alerts.status === 'failed')
    return <AskAgain what="We could not load your alerts." onAgain={() => void loadOwn()} />;
  if (alerts.status === 'signed out') return <NotMember signedIn={false} />;
  if (alerts.status === 'asking') {
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          Loading your alerts …
        </p>
        <div className="skeleton h-40" />
      </div>
    );
  }
  return <Shown shown={alerts.value} />;
}

/** All alerts of a member in one list. */
export const Alerts = () => (
  <SectionBoundary>
    <KeptFocus />
    <div className="alerts">
      <List />
      <NameCard />
    </div>
  </SectionBoundary>
);
