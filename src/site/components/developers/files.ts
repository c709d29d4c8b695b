import {
  BEACON_VERIFIER,
  HEADS_FILE,
  HEADS_TEXT,
  LEDGER_FORMAT,
  LEDGER_VERIFIER,
} from '#contract/ledger/paths.ts';
import { RECORD_SCRIPT } from '#contract/record/paths.ts';
import { calendarPath, feedPaths } from '#domain/product/feeds.ts';

const all = feedPaths();

interface PublicFile {
  readonly path: string;
  /** Its address, or an example of it. */
  readonly href: string;
  readonly text: string;
}

const file = (path: string, text: string, href = path): PublicFile => ({ path, href, text });

/** Public data besides the endpoints of openapi.json. */
export const PUBLIC_FILES: readonly PublicFile[] = [
  file(all.rss, 'RSS 2.0: the next games of all team leagues.'),
  file('/rss/{league}.xml', 'RSS 2.0: a league’s games.', feedPaths('NFL').rss),
  file(all.json, 'JSON Feed 1.1: the same as the RSS feed.'),
  file('/feed/{league}.json', 'JSON Feed 1.1: a league’s games.', feedPaths('NFL').json),
  file('/calendar/{league}.ics', 'iCalendar: a league or sport.', calendarPath('NFL')),
  file(
    '/calendar/{league}/{name}.ics',
    'iCalendar: one team, game or tour. Use the last part of its page’s address.',
    calendarPath('Golf', 'pga-tour'),
  ),
  file(HEADS_TEXT, 'Each day’s last ledger line: day, number, hash.'),
  file(HEADS_FILE, 'The same as JSON, with timestamps from outside services.'),
  file(LEDGER_FORMAT, 'The ledger’s format, so you can write your own checker.'),
  file(LEDGER_VERIFIER, 'A ready-made checker: two pages of Python.'),
  file(BEACON_VERIFIER, 'Checks the signatures that seeds come from, in Python.'),
  file(RECORD_SCRIPT, 'The record recounted from the ledger’s file: Python.'),
];
