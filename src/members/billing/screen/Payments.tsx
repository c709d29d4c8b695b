import { shortDate } from '#domain/words/shortDate.ts';
import { amountText, dateText, type InvoiceFigures, invoiceState } from '../rules/accountText.ts';

interface Invoice extends InvoiceFigures {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: string;
  readonly url: string | null;
  readonly pdf: string | null;
}

const Links = ({ invoice }: { readonly invoice: Invoice }) => {
  const { number, createdAt, status, url, pdf } = invoice;
  const which = `${number ?? 'payment'} of ${dateText(createdAt)}`;
  if (url === null && pdf === null) return <span className="subline">Not yet</span>;
  return (
    <span className="receipts">
      {url !== null && (
        <a href={url} aria-label={`${status === 'open' ? 'Pay' : 'Receipt,'} ${which}`}>
          {status === 'open' ? 'Pay' : 'Receipt'}
        </a>
      )}
      {pdf !== null && (
        <a href={pdf} aria-label={`PDF, ${which}`}>
          PDF
        </a>
      )}
    </span>
  );
};

/** Invoices, newest first, each with its receipt. */
export const Payments = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <table className="data-table payments">
    <caption className="visually-hidden">Payments, newest first</caption>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col" className="left wide-only">
          Number
        </th>
        <th scope="col">Amount</th>
        <th scope="col">State</th>
        <th scope="col">Receipt</th>
      </tr>
    </thead>
    <tbody>
      {invoices.map((invoice) => (
        <tr key={invoice.id}>
          <th scope="row">{shortDate(invoice.createdAt)}</th>
          <td className="left wide-only">{invoice.number ?? '–'}</td>
          <td>{amountText(invoice.total)}</td>
          <td>{invoiceState(invoice)}</td>
          <td>
            <Links invoice={invoice} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
