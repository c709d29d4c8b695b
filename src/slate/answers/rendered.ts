import { Refused } from '#contract/refused.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { type Contract, type ContractRequest, openFor, publicJson } from '#http/open.ts';
import type { TimedText } from './timedText.ts';
import { answers } from './tools.ts';

/** Which rendered answer to send (keys.ts), and how the CDN caches it. */
interface Wanted {
  readonly key: string;
  /** The answer if the slate has none: a list, or the text of a 404. By default the slate must have it. */
  readonly otherwise?: TimedText;
  readonly missing?: string;
  readonly tags?: readonly string[];
  readonly seconds?: number;
}

/** An endpoint whose answers were rendered, and checked against their contract, when their slate was published. */
export function rendered<Query extends object, Parameters = unknown>(
  contract: Contract<Query, Parameters>,
  choose: (asked: ContractRequest<Query, Parameters>) => Wanted,
): Endpoint {
  const parameters = Object.keys(contract.query.shape);
  return openFor(contract, choose, async (wanted, { site, request, now }) => {
    const answer = await site.use(answers).read(wanted.key, now, wanted.otherwise);
    if (answer) return publicJson(request, answer, { ...wanted, parameters });
    if (wanted.missing === undefined) throw new Error(`${wanted.key} has not been rendered`);
    throw new Refused('notFound', wanted.missing);
  });
}
