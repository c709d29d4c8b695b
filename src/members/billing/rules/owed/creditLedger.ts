import { type CreditMove, isLost, type Till } from './till.ts';

/** Credit, or money that was paid for something, by where it came from. */
export interface Lot {
  /** A payment; null for what the owner gave by hand. */
  readonly payment: string | null;
  cents: number;
  /** The part of it that went back to the payer since: it is no longer money. */
  returned: number;
}

/** What became of a customer's credit, had we taken each cent of it at the moment in which its money went back. */
export interface CreditLedger {
  /** Credit that is rightly there, cents, by the payment it came from. */
  readonly held: ReadonlyMap<string, number>;
  /** The same of what came from no payment: the owner's gifts. */
  readonly given: number;
  /** What was paid for each subscription and is not credit, the latest last. */
  readonly paidFor: ReadonlyMap<string, readonly Readonly<Lot>[]>;
  /** Cents that were paid with credit whose money had gone back already, by payment. */
  readonly spentTwice: ReadonlyMap<string, number>;
  /** Credit to be taken, cents, because its money went back; below 0 to be given again, because the refund failed. */
  readonly due: number;
}

interface Ledger {
  readonly credit: Lot[];
  /** What was paid for each subscription so far, the latest last. */
  readonly paidFor: Map<string, Lot[]>;
  /** Credit that Stripe still had, though its money had gone back. */
  readonly ghosts: Lot[];
  readonly spentTwice: Map<string, number>;
  /** Cents that the customer owes at Stripe: a positive balance. */
  owing: number;
  /** Credit that we took though its money is, as it turned out, still here. */
  tooMuch: number;
}

const add = (sums: Map<string, number>, name: string, cents: number): void =>
  void sums.set(name, (sums.get(name) ?? 0) + cents);

const put = (lots: Lot[], payment: string | null, cents: number, returned = 0): void => {
  if (cents > 0) lots.push({ payment, cents, returned });
};

/** Takes cents out of lots, from one end; `taken` hears of each part. Answers what is missing. */
function takeOut(
  lots: Lot[],
  cents: number,
  from: 'first' | 'last',
  taken: (payment: string | null, cents: number, returned: number) => void,
): number {
  let missing = cents;
  while (missing > 0) {
    const lot = from === 'first' ? lots[0] : lots.at(-1);
    if (lot === undefined) return missing;
    const part = Math.min(missing, lot.cents);
    const returned = Math.min(part, lot.returned);
    lot.cents -= part;
    lot.returned -= returned;
    missing -= part;
    taken(lot.payment, part, returned);
    if (lot.cents === 0) lots.splice(from === 'first' ? 0 : -1, 1);
  }
  return 0;
}

const paidLots = ({ paidFor }: Ledger, subscription: string): Lot[] => {
  const lots = paidFor.get(subscription) ?? [];
  paidFor.set(subscription, lots);
  return lots;
};

/** Which subscription an invoice of ours is for, and what of it was given by hand, cents. */
interface Sold {
  readonly subscription: string | null;
  readonly given: number;
}

/** An invoice below zero leaves credit: what was given on it, then what was paid for its subscription, the latest money first. */
function leave(ledger: Ledger, cents: number, { subscription, given }: Sold): void {
  const gift = Math.min(given, cents);
  put(ledger.credit, null, gift);
  const lots = subscription === null ? [] : paidLots(ledger, subscription);
  const missing = takeOut(lots, cents - gift, 'last', (payment, part, returned) => {
    put(ledger.credit, payment, part - returned);
    put(ledger.ghosts, payment, returned);
  });
  put(ledger.credit, null, missing);
}

/** Credit pays for an invoice, the oldest first; beyond that, credit that should be gone. */
function spend(ledger: Ledger, cents: number, subscription: string | null): void {
  const lots = subscription === null ? [] : paidLots(ledger, subscription);
  const short = takeOut(ledger.credit, cents, 'first', (payment, part) => put(lots, payment, part));
  ledger.owing += takeOut(ledger.ghosts, short, 'first', (payment, part) => {
    if (payment !== null) add(ledger.spentTwice, payment, part);
    put(lots, payment, part, part);
  });
}

/** Of what was paid with a payment, the latest; answers what is missing. */
function returnUsed({ paidFor }: Ledger, payment: string, cents: number): number {
  let left = cents;
  for (const lot of [...paidFor.values()].flat().toReversed()) {
    if (lot.payment !== payment) continue;
    const part = Math.min(left, lot.cents - lot.returned);
    lot.returned += part;
    left -= part;
  }
  return left;
}

/** Money goes back to its payer: first what is still credit, then what was paid with it; for a time that was not used, the latter. */
function giveBack(ledger: Ledger, payment: string, cents: number, isForUse: boolean): void {
  let left = isForUse ? returnUsed(ledger, payment, cents) : cents;
  for (const lot of ledger.credit) {
    if (lot.payment !== payment) continue;
    const part = Math.min(left, lot.cents);
    lot.cents -= part;
    left -= part;
    put(ledger.ghosts, payment, part);
  }
  returnUsed(ledger, payment, left);
}

interface Step {
  readonly at: number;
  readonly act: (ledger: Ledger) => void;
}

/** What somebody took by hand is first what should be gone. */
function takeByHand(ledger: Ledger, cents: number): void {
  const gone = () => {};
  ledger.owing += takeOut(
    ledger.credit,
    takeOut(ledger.ghosts, cents, 'first', gone),
    'first',
    gone,
  );
}

/** What we took because its money went back, or gave again because a refund failed. */
function settledByUs(ledger: Ledger, cents: number): void {
  if (cents < 0) ledger.tooMuch += takeOut(ledger.ghosts, -cents, 'first', () => {});
  else ledger.tooMuch -= cents;
}

function more(ledger: Ledger, { cents, invoice }: CreditMove, sold: Sold): void {
  const repaid = Math.min(ledger.owing, cents);
  ledger.owing -= repaid;
  if (invoice === null) put(ledger.credit, null, cents - repaid);
  else leave(ledger, cents - repaid, sold);
}

function moved(ledger: Ledger, move: CreditMove, sold: Sold): void {
  const { cents, invoice, ours } = move;
  if (ours) settledByUs(ledger, cents);
  else if (cents >= 0) more(ledger, move, sold);
  else if (invoice === null) takeByHand(ledger, -cents);
  else spend(ledger, -cents, sold.subscription);
}

/** Everything that happened, in order; at the same instant payments first, then credit, then what went back. */
function stepsOf({ payments, invoices, credit }: Till): Step[] {
  const soldBy = new Map(
    invoices.flatMap(({ id, ours, subscription, given = 0 }) =>
      ours ? [[id, { subscription, given }]] : [],
    ),
  );
  const soldOn = (invoice: string | null): Sold =>
    soldBy.get(invoice ?? '') ?? { subscription: null, given: 0 };
  const paid = payments.map(({ id, cents, paidAt, invoice }): Step => {
    const { subscription } = soldOn(invoice);
    return {
      at: paidAt,
      act: (ledger) => {
        if (subscription !== null) put(paidLots(ledger, subscription), id, cents);
      },
    };
  });
  const changed = credit.map(
    (move): Step => ({
      at: move.at,
      act: (ledger) => moved(ledger, move, soldOn(move.invoice)),
    }),
  );
  const back = payments.flatMap(({ id, refunds, disputed, disputedAt }): Step[] => [
    ...refunds
      .filter((refund) => !isLost(refund))
      .map(
        ({ cents, createdAt, item }): Step => ({
          at: createdAt,
          act: (ledger) => giveBack(ledger, id, cents, item !== undefined),
        }),
      ),
    { at: disputedAt, act: (ledger) => giveBack(ledger, id, disputed, false) },
  ]);
  return [...paid, ...changed, ...back].toSorted((a, b) => a.at - b.at);
}

/**
 * Follows every cent of a customer's credit from the payment it came from: an invoice below zero leaves the latest money of its
 * subscription as credit, later invoices spend the oldest credit first, and money that goes back takes its credit with it.
 * Payments for what is not ours are left alone: credit of theirs counts as given.
 */
export function creditLedger(till: Till): CreditLedger {
  const ledger: Ledger = {
    credit: [],
    paidFor: new Map(),
    ghosts: [],
    spentTwice: new Map(),
    owing: 0,
    tooMuch: 0,
  };
  for (const { act } of stepsOf(till)) act(ledger);
  const held = new Map<string, number>();
  let given = 0;
  for (const { payment, cents } of ledger.credit) {
    if (payment === null) given += cents;
    else if (cents > 0) add(held, payment, cents);
  }
  const ghosts = ledger.ghosts.reduce((sum, { cents }) => sum + cents, 0);
  const { paidFor, spentTwice, tooMuch } = ledger;
  return { held, given, paidFor, spentTwice, due: ghosts - tooMuch };
}
