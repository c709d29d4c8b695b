import type { Account } from '../account.ts';
import { changeObject } from '../events/emit.ts';
import type { BalanceTransaction, StoredCustomer } from '../stored.ts';
import { empty, fresh } from './parts.ts';

type BalanceMove = Pick<BalanceTransaction, 'amount' | 'type'> &
  Partial<Pick<BalanceTransaction, 'invoice' | 'description' | 'metadata'>>;

/** Changes a customer's balance and notes it in their ledger: below 0 it is credit. A change of nothing is none. */
export function moveBalance(
  account: Account,
  customer: StoredCustomer,
  move: BalanceMove,
): BalanceTransaction {
  const balance = customer.balance + move.amount;
  const made: BalanceTransaction = {
    ...fresh(account, 'cbtxn', 'customer_balance_transaction'),
    ...empty('checkout_session', 'credit_note', 'customer_account', 'description', 'invoice'),
    currency: customer.currency ?? 'usd',
    customer: customer.id,
    ending_balance: balance,
    ...move,
  };
  if (move.amount === 0) return made;
  account.state.objects.balanceTransactions[made.id] = made;
  changeObject(account, 'customer.updated', customer, { balance });
  return made;
}
