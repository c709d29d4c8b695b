import type { Account } from '../account.ts';
import { paymentsOf } from '../billing/find.ts';
import { paymentIntentFor } from '../billing/invoice.ts';
import { invalid } from '../failure.ts';
import { listOf } from '../objects/list.ts';
import { lineItemsOf } from './lineItems.ts';

const DEEPEST = 4;

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that an id stands for. */
function byId({ state }: Account, id: string): object | undefined {
  for (const table of Object.values<Readonly<Record<string, object>>>({ ...state.objects })) {
    const found = table[id];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Fields that are there only when they are asked for. */
function hidden(account: Account, object: Thing, name: string): object | undefined {
  const { objects } = account.state;
  const id = typeof object.id === 'string' ? object.id : '';
  const invoice = objects.invoices[id];
  const session = objects.sessions[id];
  if (invoice !== undefined && name === 'payments') {
    return listOf(paymentsOf(account, id), `/v1/invoice_payments?invoice=${id}`);
  }
  if (invoice !== undefined && name === 'confirmation_secret') {
    const secret = paymentIntentFor(account, invoice)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : undefined;
  }
  if (session !== undefined && name === 'line_items') {
    return listOf(lineItemsOf(account, session), `/v1/checkout/sessions/${id}/line_items`);
  }
  if (objects.charges[id] !== undefined && name === 'refunds') {
    const refunds = Object.values(objects.refunds).filter(({ charge }) => charge === id);
    return listOf(refunds.reverse(), `/v1/charges/${id}/refunds`);
  }
  if (objects.customers[id] !== undefined && name === 'subscriptions') {
    const own = Object.values(objects.subscriptions).filter(
      ({ customer, ended_at }) => customer === id && ended_at === null,
    );
    return listOf(own.reverse(), `/v1/customers/${id}/subscriptions`);
  }
  return undefined;
}

function expandOne(account: Account, object: Thing, names: readonly string[], path: string): void {
  const [name = '', ...rest] = names;
  const value = object[name];
  if (Array.isArray(value)) {
    for (const item of value) if (isThing(item)) expandOne(account, item, rest, path);
    return;
  }
  let inner: unknown = value;
  if (typeof value === 'string') inner = byId(account, value);
  if (value === undefined) inner = hidden(account, object, name);
  if (inner === null || (inner === undefined && name === 'confirmation_secret')) return;
  if (!isThing(inner)) {
    throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand[0]');
  }
  const copy = inner === value ? inner : structuredClone(inner);
  object[name] = copy;
  if (rest.length > 0) expandOne(account, copy, rest, path);
}

/** A copy of an answer with the objects in the place of ids that `expand` asks for. */
export function expanded(account: Account, answer: object, paths: readonly string[]): object {
  const copy: object = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.filter((name) => name !== 'data').length > DEEPEST) {
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property: ${path}`);
    }
    if (isThing(copy)) expandOne(account, copy, names, path);
  }
  return copy;
}
