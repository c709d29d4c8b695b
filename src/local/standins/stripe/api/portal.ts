import type * as z from 'zod';
import type { Account } from '../account.ts';
import { customerOf } from '../billing/find.ts';
import { emit } from '../events/emit.ts';
import { invalid, missingParameter, missingResource, notFound } from '../failure.ts';
import { makePortalConfiguration, makePortalSession } from '../objects/portal.ts';
import type { PortalConfiguration, PortalSession } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import {
  bool,
  changedMetadata,
  expand,
  fields,
  metadataChange,
  oneOf,
  text,
  unsettable,
} from './params.ts';
import { type Call, type Route, route } from './route.ts';

const flow = fields({
  type: oneOf(['payment_method_update', 'subscription_cancel']),
  subscription_cancel: fields({ subscription: text }).optional(),
  after_completion: fields({
    type: oneOf(['hosted_confirmation', 'portal_homepage', 'redirect']),
    redirect: fields({ return_url: text }).optional(),
  }).optional(),
});
type Flow = z.infer<typeof flow>;

const create = fields({
  ...expand,
  customer: text.optional(),
  configuration: text.optional(),
  return_url: text.optional(),
  flow_data: flow.optional(),
  locale: oneOf(['auto', 'en']).optional(),
});

function flowOf(account: Account, given: Flow): NonNullable<PortalSession['flow']> {
  const subscription = given.subscription_cancel?.subscription;
  if (given.type === 'subscription_cancel') {
    const param = 'flow_data[subscription_cancel][subscription]';
    if (subscription === undefined) throw missingParameter(param);
    const known = account.state.objects.subscriptions[subscription];
    if (known === undefined) throw missingResource('subscription', subscription, param);
  }
  return {
    after_completion: {
      hosted_confirmation:
        given.after_completion?.type === 'hosted_confirmation' ? { custom_message: null } : null,
      redirect: given.after_completion?.redirect ?? null,
      type: given.after_completion?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: subscription === undefined ? null : { retention: null, subscription },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: given.type,
  };
}

function configurationFor(account: Account, id: string | undefined): PortalConfiguration {
  const { portalConfigurations } = account.state.objects;
  if (id !== undefined) {
    const known = portalConfigurations[id];
    if (known === undefined) throw missingResource('configuration', id, 'configuration');
    return known;
  }
  const usual = Object.values(portalConfigurations).find((one) => one.is_default && one.active);
  if (usual === undefined) {
    throw invalid(
      'No configuration provided and your test mode default configuration has not been created.',
    );
  }
  return usual;
}

function begin({ account, params }: Call<z.infer<typeof create>>): PortalSession {
  if (params.customer === undefined) throw missingParameter('customer');
  if (customerOf(account, params.customer) === undefined) {
    throw missingResource('customer', params.customer, 'customer');
  }
  const configuration = configurationFor(account, params.configuration);
  const session = makePortalSession(account, {
    customer: params.customer,
    configuration: configuration.id,
    return_url: params.return_url ?? configuration.default_return_url,
    flow: params.flow_data === undefined ? null : flowOf(account, params.flow_data),
  });
  account.state.objects.portalSessions[session.id] = session;
  emit(account, 'billing_portal.session.created', session);
  return session;
}

const enabled = fields({ enabled: bool }).optional();
const configurationShape = {
  ...expand,
  business_profile: fields({
    headline: unsettable.optional(),
    privacy_policy_url: text.optional(),
    terms_of_service_url: text.optional(),
  }).optional(),
  default_return_url: unsettable.optional(),
  metadata: metadataChange.optional(),
  name: unsettable.optional(),
};
const featuresFields = fields({
  invoice_history: enabled,
  payment_method_update: enabled,
  subscription_cancel: fields({
    enabled: bool,
    mode: oneOf(['at_period_end', 'immediately']).optional(),
  }).optional(),
  subscription_update: enabled,
  customer_update: enabled,
});
const createConfiguration = fields({ ...configurationShape, features: featuresFields });
const updateConfiguration = fields({
  ...configurationShape,
  features: featuresFields.optional(),
  active: bool.optional(),
});
type ConfigurationParams = z.infer<typeof updateConfiguration>;

function configure(
  configuration: PortalConfiguration,
  params: ConfigurationParams,
): PortalConfiguration {
  const { features, business_profile, default_return_url, name, active, metadata } = params;
  for (const [feature, given] of Object.entries(features ?? {})) {
    if (given !== undefined) Object.assign(Reflect.get(configuration.features, feature), given);
  }
  Object.assign(configuration.business_profile, business_profile);
  if (default_return_url !== undefined) configuration.default_return_url = default_return_url;
  if (name !== undefined) configuration.name = name;
  if (active !== undefined) configuration.active = active;
  configuration.metadata = changedMetadata(configuration.metadata ?? {}, metadata);
  return configuration;
}

const found = ({ account, id }: Call<unknown>): PortalConfiguration => {
  const configuration = account.state.objects.portalConfigurations[id];
  if (configuration === undefined) throw notFound('configuration', id);
  return configuration;
};

const configurations = '/v1/billing_portal/configurations';

export const PORTAL: readonly Route[] = [
  route('POST', '/v1/billing_portal/sessions', create, begin),
  route('POST', configurations, createConfiguration, ({ account, params }) => {
    const configuration = configure(makePortalConfiguration(account, false), {
      ...params,
      active: true,
    });
    account.state.objects.portalConfigurations[configuration.id] = configuration;
    emit(account, 'billing_portal.configuration.created', configuration);
    return configuration;
  }),
  route('GET', `${configurations}/{id}`, fields(expand), found),
  route('POST', `${configurations}/{id}`, updateConfiguration, (call) =>
    configure(found(call), call.params),
  ),
  listRoute(
    configurations,
    ({ state }: Account) => Object.values(state.objects.portalConfigurations),
    { active: bool.optional(), is_default: bool.optional() },
    (configuration, wanted) =>
      matches(configuration.active, wanted.active) &&
      matches(configuration.is_default, wanted.is_default),
  ),
];
