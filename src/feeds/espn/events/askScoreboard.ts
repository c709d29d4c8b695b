import {
  joinedAnswers,
  keepFirstEvents,
  NO_EVENTS,
  quarantinedAnswer,
  withinDays,
} from '../../eventAnswer.ts';
import type { EventAnswer } from '../../eventSource.ts';
import { type AskOne, failedAnswer } from '../../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/fetchJson.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import { type DayRange, SourceError } from '../../source.ts';
import { askDays, type DaysAnswer } from '../asking/askDays.ts';
import { eventsIn } from '../asking/eventsIn.ts';
import { FORM_BYTES } from '../asking/forms.ts';
import type { RequestPiece } from '../asking/pieces.ts';
import { checkAnswer, otherLeague } from '../ofLeague.ts';
import { type EspnEventLeague, EVENT_FORMS, eventScoreboardUrl, leagueMark } from './paths.ts';
import { type EventReader, readScoreboard } from './scoreboard.ts';

export interface EspnEventOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/** More days than we ever request: the form "from–to" covers them in one request. */
const WHOLE_RANGE_DAYS = 366;

/** Events of a scoreboard answer; those of other leagues are quarantined. Refused if the whole answer is another league's. */
export function readLeague(
  answer: unknown,
  league: EspnEventLeague,
  read: EventReader,
): Parsed<EventAnswer> {
  const mark = checkAnswer(answer, leagueMark(league));
  if (!mark.ok) return mark;
  const found = readScoreboard(answer, (event, item) => {
    const other = otherLeague(event, mark.value);
    return other === undefined ? read(event, item) : quarantinedAnswer(item, other);
  });
  return found ? parsedItem(found) : refusedItem('sent no list of events');
}

/** One league's scoreboard for a range of days; events outside the range are left out. */
export function askScoreboard(
  { baseUrl = BASE_URL, ...http }: EspnEventOptions,
  league: EspnEventLeague,
  days: DayRange,
  read: EventReader,
): AskOne {
  const ask = async (url: URL, { form }: RequestPiece): Promise<DaysAnswer<EventAnswer>> => {
    const json = await fetchJson(url, { maxBytes: FORM_BYTES[form], ...http });
    const found = readLeague(json, league, read);
    if (!found.ok) throw new SourceError(`${url.host}${url.pathname} ${found.reason}`);
    return { value: found.value, count: eventsIn(json) };
  };
  const answer = async (): Promise<EventAnswer> => {
    if (!(Date.parse(days.from) <= Date.parse(days.to))) return NO_EVENTS;
    const told = await askDays(days, {
      forms: EVENT_FORMS,
      rangeDays: WHOLE_RANGE_DAYS,
      courtesy: http.courtesy,
      urlOf: ({ dates }, limit) => eventScoreboardUrl(baseUrl, league, dates, limit),
      ask,
    });
    const [first] = told.untold;
    if (first && told.values.length === 0) throw first.error;
    const failed = told.untold.map(({ error }) => failedAnswer(`espn ${league}`, error));
    const cuts = told.cuts.map((reason) => quarantinedAnswer(`espn ${league}`, reason));
    return withinDays(keepFirstEvents(joinedAnswers([...told.values, ...failed, ...cuts])), days);
  };
  return { item: `espn ${league}`, answer };
}
