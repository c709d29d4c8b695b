import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ApiRequest } from '#local/standins/stripe/api/api.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/stripe');

/** Whether Stripe's schemas are next to this checkout. */
export const hasStripeShapes = existsSync(FOLDER);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Json = Readonly<Record<string, unknown>>;

function readJson(name: string): Json {
  const value: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
  if (!isRecord(value)) throw new Error(`${name} is no object`);
  return value;
}

const problems = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message} ${JSON.stringify(params)}`,
      );

/** The name of an object's schema: deleted ones have their own. */
const schemaName = (object: Record<string, unknown>): string =>
  `${object.deleted === true ? 'deleted_' : ''}${String(object.object)}`;

/**
 * Checks a response's or event's object against the schemas of Stripe's objects. Returns the errors; [] if none.
 * @param schemas with an `$id`, and `$defs` by the objects' names
 */
export function objectChecker(schemas: Json): (value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  ajv.addSchema(schemas);
  return function check(value): string[] {
    if (!isRecord(value)) return ['not an object'];
    if (value.object === 'list') {
      return Array.isArray(value.data) ? value.data.flatMap(check) : ['a list without data'];
    }
    const name = 'error' in value ? 'error' : schemaName(value);
    const validate = ajv.getSchema(`${String(schemas.$id)}#/$defs/${name}`);
    if (validate === undefined) return [`no schema of ${name}`];
    return problems(validate, value).map((problem) => `${name}${problem}`);
  };
}

/** Checks a call's parameters against its operation's schema. Returns the errors. */
export function requestChecker({
  operations,
  $defs,
}: Json): (request: Pick<ApiRequest, 'operation' | 'params'>) => string[] {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    coerceTypes: true,
  });
  const compiled = new Map<string, ValidateFunction>();
  return ({ operation, params }) => {
    const schema = isRecord(operations) ? operations[operation] : undefined;
    if (!isRecord(schema)) return [`no schema of ${operation}`];
    const validate = compiled.get(operation) ?? ajv.compile({ ...schema, $defs });
    compiled.set(operation, validate);
    // A copy, because coercion changes the checked object.
    const copy: unknown = JSON.parse(JSON.stringify(params));
    return problems(validate, copy).map((problem) => `${operation}${problem}`);
  };
}

const unchecked = (): string[] => [];

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const noted = { type: ['object', 'null'], additionalProperties: text };
const integer = { type: 'integer' };

/** The ledger of a customer's credit, from the types of the `stripe` package (23.1.0): the files lack it. */
const BALANCE_TRANSACTION = {
  amount: integer,
  checkout_session: textOrNull,
  created: integer,
  credit_note: textOrNull,
  currency: text,
  customer: text,
  customer_account: textOrNull,
  description: textOrNull,
  ending_balance: integer,
  id: { type: 'string', pattern: '^cbtxn_' },
  invoice: textOrNull,
  livemode: { type: 'boolean' },
  metadata: noted,
  object: { const: 'customer_balance_transaction' },
  type: text,
};

/** What stands on no invoice yet, likewise. */
const INVOICE_ITEM = {
  amount: integer,
  currency: text,
  customer: text,
  customer_account: textOrNull,
  date: integer,
  description: textOrNull,
  discountable: { type: 'boolean' },
  discounts: { type: ['array', 'null'] },
  id: { type: 'string', pattern: '^ii_' },
  invoice: textOrNull,
  livemode: { type: 'boolean' },
  metadata: noted,
  object: { const: 'invoiceitem' },
  parent: { type: ['object', 'null'] },
  period: { type: 'object' },
  pricing: { type: ['object', 'null'] },
  proration: { type: 'boolean' },
  quantity: integer,
  quantity_decimal: text,
  tax_rates: { type: ['array', 'null'] },
  test_clock: textOrNull,
};
const DELETED_INVOICE_ITEM = {
  id: INVOICE_ITEM.id,
  object: INVOICE_ITEM.object,
  deleted: { const: true },
};

const strict = (properties: Json, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A file's schemas, with more of one of its groups. */
function withMore(name: string, group: string, more: Json): Json {
  const all = readJson(name);
  const known = all[group];
  return { ...all, [group]: { ...(isRecord(known) ? known : {}), ...more } };
}

const objectsOfStripe = () =>
  withMore('schemas.json', '$defs', {
    customer_balance_transaction: strict(BALANCE_TRANSACTION, Object.keys(BALANCE_TRANSACTION)),
    invoiceitem: strict(INVOICE_ITEM, Object.keys(INVOICE_ITEM)),
    deleted_invoiceitem: strict(DELETED_INVOICE_ITEM, Object.keys(DELETED_INVOICE_ITEM)),
  });

const LEDGER = '/v1/customers/{id}/balance_transactions';
const requestsOfStripe = () =>
  withMore('params.json', 'operations', {
    [`POST ${LEDGER}`]: strict(
      { amount: integer, currency: text, description: text, metadata: noted },
      ['amount', 'currency'],
    ),
    [`GET ${LEDGER}`]: strict({ limit: integer, starting_after: text, created: {} }, []),
    'GET /v1/invoiceitems': strict(
      { customer: text, pending: { type: 'boolean' }, limit: integer, starting_after: text },
      [],
    ),
    'DELETE /v1/invoiceitems/{id}': strict({}, []),
  });

export const wrongObject = hasStripeShapes ? objectChecker(objectsOfStripe()) : unchecked;

/**
 * Pass it to the stand-in as `onRequest` to check every call of the code under test:
 * `onRequest: (request) => wrong.push(...wrongRequest(request))`.
 */
export const wrongRequest = hasStripeShapes ? requestChecker(requestsOfStripe()) : unchecked;
