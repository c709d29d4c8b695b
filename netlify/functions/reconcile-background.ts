import { reconcileOnce } from '../lib/billing/reconcileOnce.ts';

export default reconcileOnce;
