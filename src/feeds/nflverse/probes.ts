import type { ProbeAsk } from '../probe/probeAsk.ts';
import { NFLVERSE_URL, PATH } from './nflverse.ts';

/** The file of games: two megabytes, of which the beginning is enough. */
export const nflverseProbes = (baseUrl = NFLVERSE_URL): readonly ProbeAsk[] => [
  {
    feed: 'nflverse',
    what: 'file of NFL games',
    url: new URL(PATH, baseUrl),
    expects: {
      kind: 'beginning',
      with: /^(?=[^\n]*\bgame_id\b)(?=[^\n]*\bgameday\b)(?=[^\n]*\bespn\b)/,
      words: 'a table of games with ESPN’s numbers',
    },
  },
];
