import { PATHS } from '#contract/paths.ts';
import { FAILURES } from '#domain/words/failures.ts';
import { readList } from '../list.ts';
import { endpoint, question } from './endpoint.ts';
import { readFightEvent } from './read/fightEvent.ts';

const fights = (path: string) =>
  question(path, (answer) => readList(answer, readFightEvent), FAILURES.events);

const upcoming = fights(PATHS.boxingUpcoming);
const today = fights(PATHS.boxingToday);

/** Upcoming and today's fights, both or neither: an evening that is in both is the same in both. */
export const boxing = endpoint('boxing', async () => {
  const [ofUpcoming, ofToday] = await Promise.all([upcoming(), today()]);
  return { upcoming: ofUpcoming, today: ofToday };
});
