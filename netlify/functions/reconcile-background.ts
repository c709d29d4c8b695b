import { serve } from '#http/endpoint.ts';
import { RECONCILE } from '#members/billing/reconcileOnce.ts';

export default serve(RECONCILE);
