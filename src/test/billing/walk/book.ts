import { atStripe } from '../member.ts';

/** Some cents and their whole way: who paid them, where they are, and whether they have gone back to the payer since. */
interface Piece {
  cents: number;
  /** The charge they came with; null for what the owner gave. */
  readonly from: string | null;
  /** `credit`, or the subscription they pay for; '' for something else. */
  place: string;
  /** The invoice that has taken them as credit last. */
  on: string | null;
  isBack: boolean;
}

const CREDIT = 'credit';
const LOST: readonly (string | null)[] = ['failed', 'canceled'];
const NOT_TAKEN: readonly string[] = ['won', 'prevented'];

/** A customer's money, followed from hand to hand as it moved at the bank and at Stripe; our own changes of credit are left out. */
class Book {
  readonly pieces: Piece[] = [];
  /** Cents of each charge that were spent as credit after they had gone back. */
  readonly spentTwice = new Map<string, number>();
  /** Cents that went back as credit of a payment which was none. */
  notCredit = 0;

  put(cents: number, from: string | null, place: string): void {
    if (cents > 0) this.pieces.push({ cents, from, place, on: null, isBack: false });
  }

  /** Does something to so many cents of these pieces, in their order, cutting the last one. Answers what is missing. */
  of(pieces: readonly Piece[], cents: number, act: (piece: Piece) => void): number {
    let left = cents;
    for (const piece of pieces) {
      if (left <= 0) break;
      const rest = piece.cents - left;
      if (rest > 0) {
        this.pieces.splice(this.pieces.indexOf(piece) + 1, 0, { ...piece, cents: rest });
        piece.cents = left;
      }
      left -= piece.cents;
      act(piece);
    }
    return left;
  }

  at(place: string): Piece[] {
    return this.pieces.filter((piece) => piece.place === place);
  }

  /** To the end, as what came last. */
  last(piece: Piece): void {
    this.pieces.splice(this.pieces.indexOf(piece), 1);
    this.pieces.push(piece);
  }

  /** A subscription's money, the latest first, and of what came in one piece what has gone back first. */
  latestAt(subscription: string): Piece[] {
    const own = this.at(subscription).reverse();
    let group = 0;
    const ranked = own.map((piece, index) => {
      if (index > 0 && own[index - 1]?.from !== piece.from) group += 1;
      return { piece, rank: 2 * group + (piece.isBack ? 0 : 1) };
    });
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ piece }) => piece);
  }

  /** An invoice below zero: first what the owner has taken off it, then the latest money of its subscription. */
  leave(cents: number, gift: number, subscription: string): void {
    this.put(Math.min(cents, gift), null, CREDIT);
    const missing = this.of(this.latestAt(subscription), Math.max(0, cents - gift), (piece) => {
      piece.place = CREDIT;
      this.last(piece);
    });
    this.put(missing, null, CREDIT);
  }

  spend(cents: number, subscription: string, invoice: string): void {
    const credit = this.at(CREDIT);
    const oldest = [
      ...credit.filter(({ isBack }) => !isBack),
      ...credit.filter(({ isBack }) => isBack),
    ];
    this.of(oldest, cents, (piece) => {
      if (piece.isBack && piece.from !== null)
        this.spentTwice.set(piece.from, (this.spentTwice.get(piece.from) ?? 0) + piece.cents);
      piece.place = subscription;
      piece.on = invoice;
      this.last(piece);
    });
  }

  /** A voided invoice gives its credit again. */
  unspend(cents: number, invoice: string): void {
    const taken = this.pieces.filter(({ on }) => on === invoice);
    const missing = this.of(taken, cents, (piece) => {
      piece.place = CREDIT;
      piece.on = null;
    });
    this.put(missing, null, CREDIT);
  }

  /** Money goes back: what is still credit first, then what was used, the latest first; of a time that was not used, the latter. */
  back(charge: string, cents: number, of?: 'use' | 'credit'): void {
    const own = this.pieces.filter(({ from, isBack }) => from === charge && !isBack);
    const used = own.filter(({ place }) => place !== CREDIT).reverse();
    const credit = own.filter(({ place }) => place === CREDIT);
    if (of === 'credit')
      this.notCredit += Math.max(0, cents - credit.reduce((sum, one) => sum + one.cents, 0));
    const order = of === 'use' ? [...used, ...credit] : [...credit, ...used];
    this.of(order, cents, (piece) => {
      piece.isBack = true;
    });
  }
}

interface Entry {
  readonly at: number;
  /** Of the same second: payments, then credit, then what goes back. */
  readonly rank: 0 | 1 | 2;
  readonly write: (book: Book) => void;
}

const subscriptionOf = (invoice: string | null): string =>
  atStripe().invoices[invoice ?? '']?.parent?.subscription_details?.subscription ?? '';

/** What the owner has taken off an invoice by hand, cents. */
const giftOn = (invoice: string | null): number =>
  (atStripe().invoices[invoice ?? '']?.lines.data ?? [])
    .filter(({ amount, parent }) => amount < 0 && parent?.type === 'invoice_item_details')
    .reduce((sum, { amount }) => sum - amount, 0);

function entriesOf(customer: string, isOurs: (subscription: string) => boolean): Entry[] {
  const { charges, invoicePayments, balanceTransactions, refunds, disputes } = atStripe();
  const invoiceOf = new Map(
    Object.values(invoicePayments).map(({ payment, invoice }) => [payment.payment_intent, invoice]),
  );
  const placeOf = (invoice: string | null): string => {
    const subscription = subscriptionOf(invoice);
    return isOurs(subscription) ? subscription : '';
  };
  const own = Object.values(charges).filter((one) => one.customer === customer && one.paid);
  const ids = new Set(own.map(({ id }) => id));
  return [
    ...own.map(({ id, created: at, amount, payment_intent: intent }): Entry => {
      const place = placeOf(String(invoiceOf.get(intent ?? '') ?? ''));
      return { at, rank: 0, write: (book) => book.put(amount, id, place) };
    }),
    ...Object.values(balanceTransactions)
      .filter((one) => one.customer === customer && !one.metadata?.why)
      .map(({ created: at, amount, type, invoice }): Entry => {
        const place = placeOf(invoice);
        const write = (book: Book): void => {
          if (type === 'unapplied_from_invoice') book.unspend(-amount, invoice ?? '');
          else if (amount > 0) book.spend(amount, place, invoice ?? '');
          else if (invoice === null || place === '') book.put(-amount, null, CREDIT);
          else book.leave(-amount, giftOn(invoice), place);
        };
        return { at, rank: 1, write };
      }),
    ...Object.values(refunds)
      .filter(({ charge, status }) => ids.has(charge ?? '') && !LOST.includes(status))
      .map(({ created: at, charge, amount, metadata }): Entry => {
        const isCredit = metadata?.why === 'unused credit of a deleted account';
        const of = isCredit ? 'credit' : metadata?.item === undefined ? undefined : 'use';
        return { at, rank: 2, write: (book) => book.back(charge ?? '', amount, of) };
      }),
    ...Object.values(disputes)
      .filter(({ charge, status }) => ids.has(charge) && !NOT_TAKEN.includes(status))
      .filter(({ status }) => !status.startsWith('warning_'))
      .map(({ created: at, charge, amount }): Entry => {
        return { at, rank: 2, write: (book) => book.back(charge, amount) };
      }),
  ];
}

interface Followed {
  /** Credit that is rightly there, cents. */
  readonly credit: number;
  /** Cents of each charge that bought something after they had gone back. */
  readonly spentTwice: ReadonlyMap<string, number>;
  /** Cents that went back as credit of a payment which was none. */
  readonly notCredit: number;
}

/** Follows each cent of a customer from the payment it came with. @param isOurs whether a subscription is to one of our plans */
export function followed(customer: string, isOurs: (subscription: string) => boolean): Followed {
  const book = new Book();
  const entries = entriesOf(customer, isOurs).toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  for (const { write } of entries) write(book);
  const right = book.at(CREDIT).filter(({ isBack }) => !isBack);
  return {
    credit: right.reduce((sum, { cents }) => sum + cents, 0),
    spentTwice: book.spentTwice,
    notCredit: book.notCredit,
  };
}
