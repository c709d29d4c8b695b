import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { BET_MARKETS, type Bet } from '#domain/record/bet.ts';
import { betFigures, betGroups } from '#domain/record/betFigures.ts';
import { MARKET_WORDS } from '#domain/record/betWords.ts';
import { awaitsHand } from '#domain/record/gradeBet.ts';
import { monthLabel } from '#domain/record/groups.ts';
import { useHydrated } from '#islands/useHydrated.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { followSession } from '#members/account/screen/session.ts';
import { Toasts } from '#members/account/screen/Toasts.tsx';
import { NameCard } from '#members/billing/screen/NameCard.tsx';
import { todayOf } from '../rules/limits.ts';
import { AddBet } from './AddBet.tsx';
import { BetGroups } from './BetGroups.tsx';
import { BetSummary } from './BetSummary.tsx';
import { BetTable } from './BetTable.tsx';
import { BreakPanel } from './BreakPanel.tsx';
import { dropBets, gradeByHand, lookAgain, openBook } from './book.ts';
import { $endedFailed, askEnded } from './ended.ts';
import { Files } from './Files.tsx';
import { followTabs } from './kept.ts';
import { LimitsPanel } from './LimitsPanel.tsx';
import { changeLimits, currentLimits } from './limits.ts';
import { begin } from './pause.ts';
import { ShutOutNote } from './ShutOutNote.tsx';
import { $sync, syncBook } from './sync.ts';
import { useBets } from './useBets.ts';
import { WhereKept } from './WhereKept.tsx';

async function openAll(): Promise<void> {
  await openBook();
  await Promise.all([syncBook(), currentLimits()]);
}

const grade = (bet: Bet, hand: Bet['hand']): void => {
  void gradeByHand(bet, hand).then(syncBook);
};
const drop = (ids: readonly string[]): void => {
  void dropBets(ids).then(syncBook);
};

function DropAll({
  bets,
  onClose,
}: {
  readonly bets: readonly Bet[];
  readonly onClose: () => void;
}) {
  const dropAll = () => {
    drop(bets.map(({ id }) => id));
    onClose();
  };
  return (
    <AccountDialog title={`Delete all ${bets.length} bets`} onClose={onClose}>
      <p>They are deleted here and, where synced, from your account. This cannot be undone.</p>
      <p className="acts">
        <button className="button danger" type="button" onClick={dropAll}>
          Delete all
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          Keep them
        </button>
      </p>
    </AccountDialog>
  );
}

const marketName = (key: string): string => {
  const market = BET_MARKETS.find((one) => one === key);
  return market ? MARKET_WORDS[market] : key;
};

function Graded({ graded, ended }: Pick<ReturnType<typeof useBets>, 'graded' | 'ended'>) {
  const groups = betGroups(graded);
  return (
    <>
      <section className="panel mt-5" aria-labelledby="parted">
        <h2 id="parted">By league, market and month</h2>
        <div className="content grid gap-6">
          <BetGroups of="League" groups={groups.leagues} nameOf={leagueName} />
          <BetGroups of="Market" groups={groups.markets} nameOf={marketName} />
          <BetGroups of="Month" groups={groups.months} nameOf={monthLabel} />
        </div>
      </section>
      <BetTable
        title="Graded bets"
        id="graded"
        lines={ended}
        graded
        onGrade={grade}
        onDrop={({ id }) => drop([id])}
      />
    </>
  );
}

const Empty = () => (
  <div className="empty">
    <h2>No bet noted yet</h2>
    <p>
      Open a game, and press “Note bet” beside a price under Odds; or write one down by hand below.
      Each is graded the way we grade our own picks.
    </p>
    <a className="button" href="/predictions" data-offer="">
      To the games
    </a>
  </div>
);

function Bets() {
  const shown = useBets();
  const { book, bets, open, ended, graded, now } = shown;
  const sync = useStore($sync, { ssr: 'initial' });
  const failed = useStore($endedFailed, { ssr: 'initial' });
  const [dropping, setDropping] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    void openAll();
    const stops = [followSession(openAll), followTabs(() => void lookAgain())];
    const onOnline = () => void openAll();
    addEventListener('online', onOnline);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('online', onOnline);
    };
  }, []);
  useEffect(() => {
    void askEnded(bets);
  }, [bets]);
  if (book.status === 'failed') {
    return (
      <div className="my-bets" data-ready={hydrated || undefined}>
        <AskAgain what="This browser could not read the bets it keeps." onAgain={openAll} />
      </div>
    );
  }
  if (book.status === 'asking') {
    return (
      <div className="my-bets" data-ready={hydrated || undefined} aria-busy="true">
        <p className="visually-hidden" role="status">
          Loading your bets …
        </p>
        <div className="skeleton h-40" />
      </div>
    );
  }
  const { user, kept } = book;
  const hands = open.filter(({ bet }) => awaitsHand(bet, now)).length;
  const shutOut = user?.shutOutUntil != null;
  return (
    <div className="my-bets" data-ready={hydrated || undefined}>
      <WhereKept user={user} keeps={book.keeps} sync={sync} waiting={kept.unsent.length} />
      {shutOut && <ShutOutNote />}
      {failed && (
        <p className="alert mb-4">
          <span>
            Some results could not be loaded, so some bets still show as open. Reload the page.
          </span>
        </p>
      )}
      {bets.length === 0 && <Empty />}
      {graded.length > 0 && <BetSummary figures={betFigures(graded)} />}
      {open.length > 0 && (
        <BetTable
          title="Open bets"
          id="open"
          lines={open}
          graded={false}
          note={
            hands > 0 && (
              <p className="note mb-3">
                {hands === 1 ? 'One bet needs' : `${hands} bets need`} you to say how it ended: we
                have no result for it.
              </p>
            )
          }
          onGrade={grade}
          onDrop={({ id }) => drop([id])}
        />
      )}
      {graded.length > 0 && <Graded graded={graded} ended={ended} />}
      <div data-offer="">
        <AddBet />
      </div>
      <Files bets={bets} graded={graded} onDropAll={() => setDropping(true)} />
      <div className="account-grid mt-5 grid gap-5 lg:grid-cols-2">
        <LimitsPanel
          key={user?.id}
          limits={kept.limits}
          today={todayOf(bets, graded, now)}
          now={now}
          signedIn={user !== null}
          onChange={changeLimits}
        />
        <BreakPanel
          signedIn={user !== null}
          member={user?.subscriptionStatus === 'active'}
          onBegin={begin}
        />
      </div>
      {dropping && <DropAll bets={bets} onClose={() => setDropping(false)} />}
      <NameCard />
      <Toasts />
    </div>
  );
}

/** A reader's own bets: totals, open ones, limits and breaks. */
export const MyBets = () => (
  <SectionBoundary>
    <Bets />
  </SectionBoundary>
);
