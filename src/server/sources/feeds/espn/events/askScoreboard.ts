import { left, NOTHING, within } from '../../../eventAnswer.ts';
import type { EventAnswer } from '../../../eventSource.ts';
import type { Ask } from '../../../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../../../reading/fetchJson.ts';
import { type Parsed, parsed, refused } from '../../../reading/items.ts';
import { type DayRange, SourceError } from '../../../source.ts';
import { checkAnswer, otherLeague } from '../ofLeague.ts';
import { type EspnEventLeague, leagueMark, scoreboardUrl } from './paths.ts';
import { type EventReader, readScoreboard } from './scoreboard.ts';

export interface EspnEventOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/** Events of a scoreboard answer; those of another league are quarantined. Refused where the answer is another league's. */
export function readLeague(
  answer: unknown,
  league: EspnEventLeague,
  read: EventReader,
): Parsed<EventAnswer> {
  const mark = checkAnswer(answer, leagueMark(league));
  if (!mark.ok) return mark;
  const found = readScoreboard(answer, (event, item) => {
    const other = otherLeague(event, mark.value);
    return other === undefined ? read(event, item) : left(item, other);
  });
  return found ? parsed(found) : refused('sent no list of events');
}

/** One league's scoreboard for a range of days; events outside the range are left out. */
export function askScoreboard(
  { baseUrl = BASE_URL, ...http }: EspnEventOptions,
  league: EspnEventLeague,
  days: DayRange,
  read: EventReader,
): Ask {
  const answer = async () => {
    if (!(Date.parse(days.from) <= Date.parse(days.to))) return NOTHING;
    const url = scoreboardUrl(baseUrl, league, days);
    const found = readLeague(await fetchJson(url, http), league, read);
    if (!found.ok) throw new SourceError(`${url.host}${url.pathname} ${found.reason}`);
    return within(found.value, days);
  };
  return { item: `espn ${league}`, answer };
}
