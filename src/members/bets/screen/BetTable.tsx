import { type ReactNode, useState } from 'react';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { signed } from '#domain/numbers/numbers.ts';
import { type Bet, pickText } from '#domain/record/bet.ts';
import {
  gainMoney,
  MARKET_WORDS,
  moneyText,
  OUTCOME_WORDS,
  oddsText,
} from '#domain/record/betWords.ts';
import { type GradedBet, profitCents } from '#domain/record/gradeBet.ts';
import { shortDayTime } from '#domain/time/time.ts';
import { HandGrade } from './HandGrade.tsx';

/** A bet, with its result once it is graded. */
export interface BetLine {
  readonly bet: Bet;
  readonly grade?: GradedBet | undefined;
}

interface Props {
  readonly title: string;
  readonly id: string;
  readonly lines: readonly BetLine[];
  readonly graded: boolean;
  readonly note?: ReactNode;
  readonly onGrade: (bet: Bet, hand: Bet['hand']) => void;
  readonly onDrop: (bet: Bet) => void;
}

/** Lines of a page. */
const PAGE = 50;

const Name = ({ bet }: { readonly bet: Bet }) => (
  <th scope="row" className="wraps">
    {bet.game ? <a href={`/game/${bet.game.id}`}>{bet.name}</a> : bet.name}
    <span className="range">{shortDayTime(bet.startTime ?? bet.takenAt)}</span>
  </th>
);

const Ended = ({ grade }: { readonly grade: GradedBet }) => (
  <>
    <td>
      <b>{OUTCOME_WORDS[grade.outcome]}</b>
      <span className="range">{grade.by === 'us' ? 'graded here' : 'by your word'}</span>
    </td>
    <td>{gainMoney(profitCents(grade))}</td>
    <td>{grade.closingValue === undefined ? '–' : `${signed(grade.closingValue, 1)}%`}</td>
  </>
);

/** Bets, latest first, a page at a time. */
export function BetTable({ title, id, lines, graded, note, onGrade, onDrop }: Props) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const at = Math.min(page, pages);
  return (
    <section className="panel mt-5" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        <span className="subline">{lines.length}</span>
      </div>
      <div className="content">
        {note}
        <ScrollRegion label={`${title}, a table`} className="scroll">
          <table className="data-table bets-table">
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col" className="left">
                  Bet
                </th>
                <th scope="col">Price</th>
                <th scope="col">Stake</th>
                {graded && (
                  <>
                    <th scope="col">Ended</th>
                    <th scope="col">Profit</th>
                    <th scope="col">Closing value</th>
                  </>
                )}
                <th scope="col">Your word</th>
                <th scope="col">
                  <span className="visually-hidden">Delete</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.slice((at - 1) * PAGE, at * PAGE).map(({ bet, grade }) => (
                <tr key={bet.id}>
                  <Name bet={bet} />
                  <td className="left">
                    {pickText(bet)}
                    <span className="range">
                      {[MARKET_WORDS[bet.market], bet.book].filter(Boolean).join(', ')}
                    </span>
                  </td>
                  <td>{oddsText(bet.price)}</td>
                  <td>{moneyText(bet.stakeCents)}</td>
                  {grade && <Ended grade={grade} />}
                  <td>
                    <HandGrade bet={bet} onGrade={(hand) => onGrade(bet, hand)} />
                  </td>
                  <td>
                    <button
                      className="button quiet compact"
                      type="button"
                      aria-label={`Delete ${bet.name}, ${pickText(bet)}`}
                      onClick={() => onDrop(bet)}
                    >
                      Delete
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        {pages > 1 && (
          <p className="acts mt-3">
            <button
              className="button ghost compact"
              type="button"
              disabled={at === 1}
              onClick={() => setPage(at - 1)}
            >
              Later ones
            </button>
            <span>
              Page {at} of {pages}
            </span>
            <button
              className="button ghost compact"
              type="button"
              disabled={at === pages}
              onClick={() => setPage(at + 1)}
            >
              Earlier ones
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
