import type { Log } from '#domain/operation/log.ts';
import { background } from '#http/job.ts';
import { jobLog } from '#jobLog';
import { gradeEdgesOnce } from '#slate/odds/gradeEdgesOnce.ts';
import { patientStore } from '#slate/tools.ts';
import type { Site } from '#wiring';
import { refreshIfDue } from './refreshIfDue.ts';

/** The due refresh. @param afterwards checks the new figures; it never throws */
export const refreshJob = (afterwards: (site: Site, log: Log) => Promise<void>) =>
  background({
    job: 'refresh',
    accept: ({ site }, nonce) => site.use(patientStore).acceptRefreshRequest(nonce),
    run: async ({ site }, nonce) => {
      const log = jobLog('refresh');
      const outcome = await refreshIfDue(site, site.use(patientStore), nonce, log);
      if (outcome.status === 'done') {
        await afterwards(site, log);
        await gradeEdgesOnce(site, log);
      }
      return outcome;
    },
  });
