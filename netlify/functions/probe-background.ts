import { serve } from '#http/endpoint.ts';
import { PROBE_FEEDS } from '#slate/operation/probeOnce.ts';

export default serve(PROBE_FEEDS);
