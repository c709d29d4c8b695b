import { liveNow } from '#contract/live/liveNow.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { openFor } from '#http/open.ts';
import { promptClient } from '#store/tools.ts';
import { sendKept } from './keptMoment.ts';
import { ofSlate } from './ofSlate.ts';
import { shortAnswer } from './shortAnswer.ts';
import { readLiveSince } from './store/read.ts';

/** How long a game stays after its end, or once its feed is silent. */
const AFTER_MS = 3 * 3_600_000;
/** Seconds for which the CDN keeps the answer, and as many more while it fetches the next one. */
const SECONDS = 20;
const CACHING = { parameters: ['league'], tags: ['live'], seconds: SECONDS, stale: SECONDS };

/** Games being played, as the last look stored them. No feed is asked, and nothing is simulated. */
export const LIVE_NOW_ENDPOINTS: readonly [Endpoint] = [
  openFor(
    liveNow,
    ({ query: { league } }) => league,
    (league, call) =>
      sendKept(call, `now ${league ?? 'all'}`, liveNow.answer, async () => {
        const { site, now } = call;
        const since = new Date(now.getTime() - AFTER_MS);
        const told = await readLiveSince(site.use(promptClient), since, league);
        const rows = await ofSlate(site, told);
        return { value: shortAnswer(rows, since, now), asOf: undefined, caching: CACHING };
      }),
  ),
];
