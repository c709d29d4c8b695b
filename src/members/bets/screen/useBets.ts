import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { clock } from '#clock';
import type { Bet } from '#domain/record/bet.ts';
import { type GradedBet, gradeBet } from '#domain/record/gradeBet.ts';
import type { BetLine } from './BetTable.tsx';
import { $book } from './book.ts';
import { $ended } from './ended.ts';

const SSR = { ssr: 'initial' } as const;
const NO_BETS: readonly Bet[] = [];

const latestFirst = (one: BetLine, other: BetLine): number =>
  Date.parse(other.bet.startTime ?? other.bet.takenAt) -
  Date.parse(one.bet.startTime ?? one.bet.takenAt);

/** A reader's bets, graded if their games are over. */
export function useBets() {
  const book = useStore($book, SSR);
  const ended = useStore($ended, SSR);
  const bets = book.status === 'known' ? book.kept.bets : NO_BETS;
  const lines = useMemo(
    () =>
      bets
        .map((bet): BetLine => ({ bet, grade: gradeBet(bet, bet.game && ended.get(bet.game.id)) }))
        .toSorted(latestFirst),
    [bets, ended],
  );
  return {
    book,
    bets,
    open: lines.filter(({ grade }) => !grade),
    ended: lines.filter(({ grade }) => grade),
    graded: lines.flatMap(({ grade }): GradedBet[] => (grade ? [grade] : [])),
    now: clock.now(),
  };
}
