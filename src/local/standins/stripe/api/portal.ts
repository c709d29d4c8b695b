import { invalid } from '../failure.ts';
import { makePortalSession } from '../objects/portal.ts';
import { customerAt } from './lookup.ts';
import { expand, fields, text } from './params.ts';
import { type Route, route } from './route.ts';

const create = fields({ ...expand, customer: text, return_url: text.optional() });

export const PORTAL: Route = route(
  'POST',
  '/v1/billing_portal/sessions',
  create,
  ({ account, params: { customer, return_url = null } }) => {
    const { portalConfigurations, portalSessions } = account.state.objects;
    customerAt(account, customer);
    const [usual] = Object.values(portalConfigurations);
    if (usual === undefined) {
      throw invalid(
        'No configuration provided and your test mode default configuration has not been created.',
      );
    }
    const session = makePortalSession(account, customer, usual.id, return_url);
    portalSessions[session.id] = session;
    return session;
  },
);
