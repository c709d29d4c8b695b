import type { Account } from '../account.ts';
import { paymentsOf } from '../billing/find.ts';
import { invalidRequest } from '../failure.ts';
import { stripeList } from '../objects/parts.ts';

const DEEPEST = 4;
/** A charge shows its latest refunds. */
const REFUNDS = 10;

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object with an id. */
function byId({ state }: Account, id: string): object | undefined {
  for (const table of Object.values<Readonly<Record<string, object>>>({ ...state.objects })) {
    const found = table[id];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The expanded value of a field; an invoice's payments and a charge's refunds exist only if requested. */
function innerOf(account: Account, object: Thing, name: string): unknown {
  const value = object[name];
  if (typeof value === 'string') return byId(account, value);
  const id = String(object.id);
  if (value === undefined && name === 'refunds' && object.object === 'charge') {
    const refunds = Object.values(account.state.objects.refunds);
    const own = refunds.filter(({ charge }) => charge === id).toReversed();
    return stripeList(own.slice(0, REFUNDS), `/v1/charges/${id}/refunds`, own.length > REFUNDS);
  }
  if (value !== undefined || name !== 'payments' || object.object !== 'invoice') return value;
  return stripeList(paymentsOf(account, id), `/v1/invoice_payments?invoice=${id}`);
}

function expandOne(account: Account, object: Thing, names: readonly string[], path: string): void {
  const [name = '', ...rest] = names;
  const value = object[name];
  if (Array.isArray(value)) {
    for (const item of value) if (isThing(item)) expandOne(account, item, rest, path);
    return;
  }
  const inner = innerOf(account, object, name);
  if (inner === null) return;
  if (!isThing(inner)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand[0]');
  }
  const copy = inner === value ? inner : structuredClone(inner);
  object[name] = copy;
  if (rest.length > 0) expandOne(account, copy, rest, path);
}

/** A copy of an answer with objects instead of the ids named in `expand`. */
export function expanded(account: Account, answer: object, paths: readonly string[]): object {
  const copy: object = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.filter((name) => name !== 'data').length > DEEPEST) {
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property: ${path}`);
    }
    if (isThing(copy)) expandOne(account, copy, names, path);
  }
  return copy;
}
