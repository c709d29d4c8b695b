import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { showToast } from '#client/toasts.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { BET_MARKETS, type Bet } from '#domain/record/bet.ts';
import { betFigures, betGroups } from '#domain/record/betFigures.ts';
import { MARKET_WORDS } from '#domain/record/betWords.ts';
import { awaitsHand } from '#domain/record/gradeBet.ts';
import { monthLabel } from '#domain/record/groups.ts';
import { counted } from '#domain/words/counted.ts';
import { KeptFocus } from '#islands/KeptFocus.tsx';
import { useHydrated } from '#islands/useHydrated.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { $session, followSession } from '#members/account/screen/session.ts';
import { Toasts } from '#members/account/screen/Toasts.tsx';
import { NameCard } from '#members/billing/screen/NameCard.tsx';
import { UntilTrusted } from '#members/billing/screen/UntilTrusted.tsx';
import { todayOf } from '../rules/limits.ts';
import { AddBet, NO_ROOM } from './AddBet.tsx';
import { BetGroups } from './BetGroups.tsx';
import { BetSummary } from './BetSummary.tsx';
import { BetTable } from './BetTable.tsx';
import { BreakPanel } from './BreakPanel.tsx';
import { dropBets, gradeByHand, lookAgain, openBook, restoreBets } from './book.ts';
import { CorrectBet } from './CorrectBet.tsx';
import { $endedFailed, askEnded, askEndedNow } from './ended.ts';
import { Files } from './Files.tsx';
import { followTabs } from './kept.ts';
import { LimitsPanel } from './LimitsPanel.tsx';
import { $limitsFailed, changeLimits, currentLimits } from './limits.ts';
import { beginMemberPause } from './pause.ts';
import { ShutOutNote } from './ShutOutNote.tsx';
import { $sync, syncBook } from './sync.ts';
import { UndoBar } from './UndoBar.tsx';
import { useBets } from './useBets.ts';
import { WhereKept } from './WhereKept.tsx';

async function openAll(): Promise<void> {
  await openBook();
  await Promise.all([syncBook(), currentLimits()]);
  await askEndedNow();
}

/** What takes longer than this comes in late, ms. */
const LONGEST_MS = 4_000;

/** Whether the account and the results have been asked: until then bets would move from one table to another. */
function useOpened(): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const open = () => setOpened(true);
    void openAll().finally(open);
    const late = setTimeout(open, LONGEST_MS);
    return () => clearTimeout(late);
  }, []);
  return opened;
}

const grade = (bet: Bet, hand: Bet['hand']): void => {
  void gradeByHand(bet, hand).then(syncBook);
};

interface DropAllProps {
  readonly bets: readonly Bet[];
  readonly onDrop: (bets: readonly Bet[]) => void;
  readonly onClose: () => void;
}

function DropAll({ bets, onDrop, onClose }: DropAllProps) {
  const dropAll = () => {
    onClose();
    onDrop(bets);
  };
  return (
    <AccountDialog
      title={bets.length === 1 ? 'Delete your bet' : `Delete all ${counted(bets.length, 'bet')}`}
      onClose={onClose}
    >
      <p>
        They are deleted here and, where synced, from your account. You can undo it until you leave
        the page.
      </p>
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

interface GradedProps extends Pick<ReturnType<typeof useBets>, 'graded' | 'ended'> {
  readonly onCorrect: (bet: Bet) => void;
  readonly onDrop: (bet: Bet) => void;
}

function Graded({ graded, ended, onCorrect, onDrop }: GradedProps) {
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
        onCorrect={onCorrect}
        onDrop={onDrop}
      />
    </>
  );
}

const Empty = () => (
  <div className="empty">
    <h2>No bet noted yet</h2>
    <p>
      Open a game and press “Note bet” beside a price under Odds, or write one down below. Each is
      graded like our own picks.
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
  const limitsFailed = useStore($limitsFailed, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const failed = useStore($endedFailed, { ssr: 'initial' });
  const [dropping, setDropping] = useState(false);
  const [correcting, setCorrecting] = useState<Bet>();
  const [dropped, setDropped] = useState<readonly Bet[]>([]);
  const hydrated = useHydrated();
  const opened = useOpened();
  useEffect(() => {
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
  const drop = async (gone: readonly Bet[]) => {
    if (!(await dropBets(gone.map(({ id }) => id)))) return;
    setDropped(gone);
    void syncBook();
  };
  const undo = async () => {
    if (!(await restoreBets(dropped)))
      return showToast({ title: 'Not restored', text: NO_ROOM }, true);
    setDropped([]);
    void syncBook();
  };
  if (book.status === 'failed') {
    return (
      <div className="my-bets" data-ready={hydrated || undefined}>
        <AskAgain what="This browser could not load its saved bets." onAgain={openAll} />
      </div>
    );
  }
  if (book.status === 'asking' || !opened) {
    return (
      <div className="my-bets" data-ready={hydrated || undefined} aria-busy="true">
        <p className="visually-hidden" role="status">
          Loading your bets …
        </p>
        <div className="skeleton mb-5 h-40" />
        <div className="skeleton h-64" />
      </div>
    );
  }
  const { user, kept } = book;
  const hands = open.filter(({ bet }) => awaitsHand(bet, now)).length;
  const shutOut = user?.shutOutUntil != null;
  return (
    <div className="my-bets" data-ready={hydrated || undefined}>
      <WhereKept
        user={user}
        unknown={session.status === 'failed'}
        keeps={book.keeps}
        sync={sync}
        waiting={kept.unsent.length}
      />
      {sync === 'untrusted' && (
        <UntilTrusted onTrusted={openAll}>The bets you noted before are</UntilTrusted>
      )}
      {shutOut && <ShutOutNote />}
      {failed && (
        <p className="alert mb-4">
          <span>
            Some results could not be loaded, so some bets still show as open. Reload the page.
          </span>
        </p>
      )}
      {bets.length === 0 && sync !== 'untrusted' && <Empty />}
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
                {hands === 1
                  ? 'One bet has no result with us: say how it ended.'
                  : `${hands} bets have no result with us: say how they ended.`}
              </p>
            )
          }
          onGrade={grade}
          onCorrect={setCorrecting}
          onDrop={(bet) => drop([bet])}
        />
      )}
      {graded.length > 0 && (
        <Graded
          graded={graded}
          ended={ended}
          onCorrect={setCorrecting}
          onDrop={(bet) => drop([bet])}
        />
      )}
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
          failed={limitsFailed}
          onAgain={() => void currentLimits()}
          onChange={changeLimits}
        />
        <BreakPanel
          signedIn={user !== null}
          member={user?.subscriptionStatus === 'active'}
          onBegin={beginMemberPause}
        />
      </div>
      {dropping && <DropAll bets={bets} onDrop={drop} onClose={() => setDropping(false)} />}
      {correcting && <CorrectBet bet={correcting} onClose={() => setCorrecting(undefined)} />}
      {dropped.length > 0 && (
        <UndoBar bets={dropped} onUndo={undo} onClose={() => setDropped([])} />
      )}
      <NameCard />
      <Toasts />
    </div>
  );
}

/** A reader's own bets: totals, open ones, limits and breaks. */
export const MyBets = () => (
  <SectionBoundary>
    <KeptFocus />
    <Bets />
  </SectionBoundary>
);
