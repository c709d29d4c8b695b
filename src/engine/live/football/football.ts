import fitted from '../../fitted/live/nfl.json' with { type: 'json' };
import { footballLiveWith } from './footballLive.ts';

/** Football with the parameters fitted on NFL plays. */
export const footballLive = footballLiveWith(fitted);
