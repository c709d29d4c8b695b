import { invalidRequest } from '../failure.ts';
import { makePortalSession } from '../objects/portal.ts';
import { customerAt } from './lookup.ts';
import { textParam } from './params.ts';
import { type Route, route } from './route.ts';

export const PORTAL: Route = route(
  'POST',
  '/v1/billing_portal/sessions',
  { customer: textParam, return_url: textParam.optional() },
  ({ account, objects, params: { customer, return_url = null } }) => {
    customerAt(account, customer);
    const [usual] = Object.values(objects.portalConfigurations);
    if (usual === undefined) {
      throw invalidRequest(
        'No configuration provided and your test mode default configuration has not been created.',
      );
    }
    const session = makePortalSession(account, customer, usual.id, return_url);
    objects.portalSessions[session.id] = session;
    return session;
  },
);
