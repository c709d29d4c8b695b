import { useStore } from '@nanostores/react';
import { $current } from '#members/account/screen/account.ts';
import { Payments } from './Payments.tsx';

/** The member's charges; the panel above says if they could not be read. */
export function PaymentList() {
  const current = useStore($current, { ssr: 'initial' });
  if (current.status !== 'known') return null;
  const { invoices } = current.value;
  return (
    <section className="account-part" aria-labelledby="payments">
      <div className="section-head">
        <h2 id="payments">Payments</h2>
        <p>{invoices.length === 0 ? 'None so far' : 'Receipts are issued by Stripe'}</p>
      </div>
      {invoices.length === 0 ? (
        <p className="empty">
          <span>Nothing has been charged. Receipts will be here.</span>
        </p>
      ) : (
        <div className="panel">
          <div className="content fit">
            <Payments invoices={invoices} />
          </div>
        </div>
      )}
    </section>
  );
}
