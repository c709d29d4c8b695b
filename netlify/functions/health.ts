import type { Config } from '@netlify/functions';
import { health } from '../lib/operation/health.ts';

export const config: Config = { path: '/api/health' };

export default health;
