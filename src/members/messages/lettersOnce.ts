import type { Log } from '#domain/operation/log.ts';
import { newestWeek, toldFrom } from '#domain/record/week/recordWeek.ts';
import { reasonOf } from '#jobLog';
import { offeredEmail } from '#members/account/channels/offered.ts';
import { weekLetter } from '#render/letter/weekLetter.ts';
import { recentWeeks } from '#slate/answers/recentWeeks.ts';
import type { Site } from '#wiring';
import { patientLetters } from './tools.ts';
import { sendLetters } from './verbs/sendLetters.ts';

/** How long a week without a decided call is waited for after it is told, ms: its results may come late. */
const LATE_MS = 86_400_000;

/** Decides the newest week's letter, once it is told and has a decided call; a day later, that there is none. */
async function decideNewest(site: Site, siteUrl: string, now: Date): Promise<number> {
  const store = site.use(patientLetters);
  const newest = newestWeek(now);
  if (!(await store.due(newest))) return 0;
  const { weeks } = await recentWeeks(site, now);
  const week = weeks.find((one) => one.week === newest);
  if (!week && now.getTime() < Date.parse(toldFrom(newest)) + LATE_MS) return 0;
  return (await store.decide(newest, week && weekLetter(week, { siteUrl }))) ?? 0;
}

/** One run of the weekly letter: decides it and sends what waits. Answers whether all went well; a failure is logged. */
export async function lettersOnce(
  site: Site,
  { log, now, until }: { readonly log: Log; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const settings = offeredEmail(site.env);
  if (!settings) return true;
  try {
    const decided = await decideNewest(site, settings.siteUrl, now);
    const counts = await sendLetters(
      {
        letters: site.use(patientLetters),
        settings,
        failed: (error) => log(reasonOf(error), { level: 'warn', stage: 'letters' }),
      },
      until,
    );
    if (decided > 0 || Object.values(counts).some((count) => count > 0))
      log('Sent letters', { stage: 'letters', counts: { decided, ...counts } });
    return counts.failed === 0;
  } catch (error) {
    log(`Letters could not be sent: ${reasonOf(error)}`, { level: 'error', stage: 'letters' });
    return false;
  }
}
