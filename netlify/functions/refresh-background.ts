import { serve } from '#http/endpoint.ts';
import { alertsOnce } from '#members/alerts/verbs/alertsOnce.ts';
import { refreshJob } from '#slate/operation/refreshJob.ts';

export default serve(refreshJob(alertsOnce));
