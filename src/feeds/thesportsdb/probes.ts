import { addDays } from '#domain/time/time.ts';
import { type ExpectedAnswer, listAt, listOrNullAt, type ProbeAsk } from '../probe/probeAsk.ts';

const FEED = 'TheSportsDB';
const BASE_URL = 'https://www.thesportsdb.com';
const BOXING = '4445';

const EVENTS = listOrNullAt('events');

const upTo = (most: number): ExpectedAnswer => ({
  kind: 'list',
  of: EVENTS,
  item: 'event',
  least: 0,
  most,
});

/** Limits of the free key (October 2026): five leagues, one upcoming and one past event, three events per day. */
export function sportsDbProbes(now: Date, baseUrl = BASE_URL): readonly ProbeAsk[] {
  const at = (file: string): URL => new URL(`/api/v1/json/3/${file}`, baseUrl);
  const saturday = addDays(now.toISOString().slice(0, 10), -((now.getUTCDay() + 1) % 7));
  return [
    {
      feed: FEED,
      what: 'list of leagues',
      url: at('all_leagues.php'),
      expects: { kind: 'list', of: listAt('leagues'), item: 'league', least: 0, most: 5 },
    },
    {
      feed: FEED,
      what: 'boxing to come',
      url: at(`eventsnextleague.php?id=${BOXING}`),
      expects: upTo(1),
    },
    {
      feed: FEED,
      what: 'boxing past',
      url: at(`eventspastleague.php?id=${BOXING}`),
      expects: upTo(1),
    },
    {
      feed: FEED,
      what: 'boxing, one day',
      url: at(`eventsday.php?d=${saturday}&l=${BOXING}`),
      expects: upTo(3),
    },
  ];
}
