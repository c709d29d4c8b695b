import { type ReactNode, useState } from 'react';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { type Bet, pickText } from '#domain/record/bet.ts';
import {
  gainMoney,
  MARKET_WORDS,
  moneyText,
  OUTCOME_WORDS,
  recordOddsText,
} from '#domain/record/betWords.ts';
import { type GradedBet, profitCents } from '#domain/record/gradeBet.ts';
import { shortDayTime, shortMonthDay } from '#domain/time/time.ts';
import { HandGrade } from './HandGrade.tsx';

/** A bet, with its result once it is graded. */
export interface BetLine {
  readonly bet: Bet;
  readonly grade?: GradedBet | undefined;
}

interface Acts {
  readonly onGrade: (bet: Bet, hand: Bet['hand']) => void;
  readonly onCorrect: (bet: Bet) => void;
  readonly onDrop: (bet: Bet) => void;
}

interface RowProps extends Acts {
  readonly line: BetLine;
}

interface Props extends Acts {
  readonly title: string;
  readonly id: string;
  readonly lines: readonly BetLine[];
  readonly graded: boolean;
  readonly note?: ReactNode;
}

/** Lines of a page. */
const PAGE = 50;

const Name = ({ bet }: { readonly bet: Bet }) => (
  <th scope="row" className="wraps in-event">
    {bet.game ? <a href={`/game/${bet.game.id}`}>{bet.name}</a> : bet.name}
    <span className="range">{shortDayTime(bet.startTime ?? bet.takenAt)}</span>
  </th>
);

const Ended = ({ grade }: { readonly grade: GradedBet }) => {
  const profit = profitCents(grade);
  return (
    <>
      <td className="left in-ended">
        <b>{OUTCOME_WORDS[grade.outcome]}</b>
        <span className="range">{grade.by === 'us' ? 'graded here' : 'graded by you'}</span>
      </td>
      <td className="in-profit">
        <b className={signTone(profit)}>{gainMoney(profit)}</b>
      </td>
    </>
  );
};

const Close = ({ grade }: { readonly grade: GradedBet }) => (
  <td className={grade.closingValue === undefined ? 'in-close none' : 'in-close'}>
    <span className="label">Closing value </span>
    {grade.closingValue === undefined ? '–' : `${signed(grade.closingValue, 1)}%`}
  </td>
);

const termsText = ({ market, book, bonus, correctedAt }: Bet): string =>
  [
    MARKET_WORDS[market],
    book,
    bonus && 'bonus bet',
    correctedAt && `corrected ${shortMonthDay(correctedAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

function Row({ line: { bet, grade }, onGrade, onCorrect, onDrop }: RowProps) {
  const named = `${bet.name}, ${pickText(bet)}`;
  return (
    <tr>
      <Name bet={bet} />
      {grade && <Ended grade={grade} />}
      <td className="left in-bet">
        <b>{pickText(bet)}</b>
        <span className="range">{termsText(bet)}</span>
      </td>
      <td className="in-price">{recordOddsText(bet.price)}</td>
      <td className="in-stake">
        {moneyText(bet.stakeCents)}
        <span className="label"> staked</span>
      </td>
      {grade && <Close grade={grade} />}
      <td className="in-hand">
        <HandGrade bet={bet} onGrade={(hand) => onGrade(bet, hand)} />
      </td>
      <td className="in-acts">
        <button
          className="button quiet compact"
          type="button"
          aria-label={`Correct ${named}`}
          onClick={() => onCorrect(bet)}
        >
          Correct
        </button>
        <button
          className="button quiet compact"
          type="button"
          aria-label={`Delete ${named}`}
          onClick={() => onDrop(bet)}
        >
          Delete
        </button>
      </td>
    </tr>
  );
}

const Head = ({ graded }: { readonly graded: boolean }) => (
  <thead>
    <tr>
      <th scope="col">Event</th>
      {graded && (
        <>
          <th scope="col" className="left">
            Ended
          </th>
          <th scope="col">Profit</th>
        </>
      )}
      <th scope="col" className="left">
        Bet
      </th>
      <th scope="col">Price</th>
      <th scope="col">Stake</th>
      {graded && <th scope="col">Closing value</th>}
      <th scope="col">Result</th>
      <th scope="col">
        <span className="visually-hidden">Change</span>
      </th>
    </tr>
  </thead>
);

/** Bets, latest first, a page at a time; cards on a phone, results first. */
export function BetTable({ title, id, lines, graded, note, ...acts }: Props) {
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
        <ScrollRegion label={`${title}, a table`} className="scroll bets-scroll">
          <table className={graded ? 'data-table bets-table graded' : 'data-table bets-table'}>
            <caption className="visually-hidden">{title}</caption>
            <Head graded={graded} />
            <tbody>
              {lines.slice((at - 1) * PAGE, at * PAGE).map((line) => (
                <Row key={line.bet.id} line={line} {...acts} />
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
