import type { Config } from '@netlify/functions';
import { tendSignIn } from '#members/account/tendSignIn.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '*/10 * * * *' };

/** One call of the database, well within a scheduled function's time. */
export default (): Promise<void> => tendSignIn(siteOf());
