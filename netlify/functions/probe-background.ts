import { probeOnce } from '../lib/operation/probeOnce.ts';

export default probeOnce;
