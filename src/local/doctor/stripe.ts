import { PLANS, TIERS } from '#members/billing/rules/plans.ts';
import { pricesByTier, wrongPrice } from '#members/billing/stripe/catalog.ts';
import { endpointUrl, wrongEndpoint } from '#members/billing/stripe/endpoint.ts';
import { type StripeAccess, stripeOf } from '#members/billing/stripe/stripe.ts';
import type { Environment } from '#wiring';
import { because, type DoctorFinding, missing, ok, unchecked } from './finding.ts';

async function checkPrices({ stripe }: StripeAccess): Promise<readonly DoctorFinding[]> {
  const prices = await pricesByTier(stripe);
  return TIERS.map((tier) => {
    const wrong = wrongPrice(tier, prices[tier]);
    return wrong === undefined
      ? ok(
          `Stripe: ${tier} costs ${PLANS[tier].cents} cents a ${PLANS[tier].interval}, as the site says.`,
        )
      : missing(`Stripe: ${wrong}. npm run doctor -- --create makes what is missing.`);
  });
}

async function checkEndpoint(
  { stripe }: StripeAccess,
  siteUrl: string,
): Promise<readonly DoctorFinding[]> {
  const url = endpointUrl(siteUrl);
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const own = data.filter((endpoint) => endpoint.url === url);
  const [first, ...more] = own;
  if (!first)
    return [missing(`Stripe: no webhook leads to ${url}. npm run doctor -- --create makes one.`)];
  const wrong = own.flatMap((each) =>
    wrongEndpoint(each).map((text) => missing(`Stripe: the webhook ${each.id}: ${text}.`)),
  );
  const twice = more.map(({ id }) =>
    missing(
      `Stripe: the webhook ${id} leads to the same address as another one: delete one of them.`,
    ),
  );
  return wrong.length + twice.length > 0
    ? [...wrong, ...twice]
    : [ok(`Stripe: the webhook leads to ${url} and gets every event it needs.`)];
}

async function checkPortal({ stripe }: StripeAccess): Promise<readonly DoctorFinding[]> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 1 });
  return [
    data.length > 0
      ? ok('Stripe: the billing portal is set up.')
      : missing(
          'Stripe: the billing portal is not set up: save its settings in the dashboard once.',
        ),
  ];
}

/** Why Stripe's client failed: with the status of HTTP, if there was an answer. */
function said(error: unknown): string {
  // Its client reads whatever is JSON as Stripe's.
  if (error instanceof TypeError) return 'what answers is not Stripe';
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? `it answers ${status}: ${because(error)}` : because(error);
}

/** What a Stripe account must contain for this site. */
export async function checkStripe(environment: Environment): Promise<readonly DoctorFinding[]> {
  if (!environment.STRIPE_SECRET_KEY)
    return [unchecked('Stripe: not checked, because STRIPE_SECRET_KEY is not set.')];
  try {
    const access = stripeOf(environment);
    const { URL: siteUrl } = environment;
    return [
      ...(await checkPrices(access)),
      ...(siteUrl
        ? await checkEndpoint(access, siteUrl)
        : [unchecked('Stripe: the webhook is not checked, because URL is not set.')]),
      ...(await checkPortal(access)),
    ];
  } catch (error) {
    return [missing(`Stripe does not answer as it should: ${said(error)}`)];
  }
}
