import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { LIST_URL } from './f1db.ts';

/** The folders of a season's races. */
export const f1dbProbes = (now: Date, baseUrl = LIST_URL): readonly ProbeAsk[] => [
  {
    feed: 'f1db',
    what: 'races of the season',
    url: new URL(
      `/repos/f1db/f1db/contents/src/data/seasons/${now.getUTCFullYear()}/races`,
      baseUrl,
    ),
    expects: { kind: 'list', of: listAt(), item: 'race', least: 1 },
  },
];
