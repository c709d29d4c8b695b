import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useHydrated } from '#islands/useHydrated.ts';

interface Props {
  readonly seconds: number;
  /** Whether it takes longer than it should. */
  readonly late: boolean;
}

const LATE = {
  title: 'Not confirmed after two minutes',
  text: 'You can leave this page. Nothing is charged twice, and you do not need to pay again. If the payment went through, Premium turns on by itself; if not, you are not charged.',
};
/** For a bank debit: the buyer has come back to buy, and the money is on its way. */
const BANK = {
  title: 'Your bank has not confirmed the payment yet',
  text: 'With a bank account that can take a few days. You can leave this page: Premium turns on by itself once the money is there. You do not need to pay again; if it does not come, you can buy again.',
};
const SOON = {
  title: 'Waiting for your payment to be confirmed',
  text: 'This usually takes a few seconds. You can close the page: Premium turns on by itself.',
};

/** While a payment is unconfirmed: its progress, and that nothing is lost. */
export function PaymentWait({ seconds, late }: Props) {
  const isBank = useHydrated() && new URLSearchParams(location.search).has('waiting');
  const { title, text } = isBank ? BANK : late ? LATE : SOON;
  return (
    <>
      <div role="status">
        <h2>{title}</h2>
        <p className="subline under">{text}</p>
      </div>
      <ol className="waits">
        <li className="ok">
          <Check className="icon" />
          <span>Back from the payment page</span>
        </li>
        <li className="now" aria-current="step">
          <Circle className="icon" />
          <span>Waiting for the payment service to confirm</span>
          <small>{seconds} s</small>
        </li>
        <li>
          <Circle className="icon" />
          <span>Premium on</span>
        </li>
      </ol>
    </>
  );
}
