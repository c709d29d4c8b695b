/** A host that the site or a reader's browser loads from, and the rights that its answers fall under. */
interface Host {
  readonly host: string;
  /** Feed's answers, read by us, or pictures, which a reader's browser loads. */
  readonly of: 'answers' | 'pictures';
  /** Ids in `domain/rights`; several if a key decides, or if it serves several sources. */
  readonly rights: readonly string[];
}

/**
 * Every host that feeds are asked at. What its terms allow stands in `domain/rights`, since readers see it on /data. A host that
 * is missing here is not asked (`reading/fetchJson.ts`, `probe/askOnce.ts`), and its address in our code fails a test.
 */
export const HOSTS: readonly Host[] = [
  { host: 'site.api.espn.com', of: 'answers', rights: ['espn'] },
  { host: 'sports.core.api.espn.com', of: 'answers', rights: ['espn'] },
  { host: 'a.espncdn.com', of: 'pictures', rights: ['espn'] },
  { host: 'www.bovada.lv', of: 'answers', rights: ['bovada'] },
  { host: 'api.the-odds-api.com', of: 'answers', rights: ['theoddsapi'] },
  { host: 'api.prop-line.com', of: 'answers', rights: ['propline'] },
  { host: 'api.weather.gov', of: 'answers', rights: ['weathergov'] },
  { host: 'api.open-meteo.com', of: 'answers', rights: ['openmeteo-free'] },
  { host: 'customer-api.open-meteo.com', of: 'answers', rights: ['openmeteo-paid'] },
  { host: 'www.thesportsdb.com', of: 'answers', rights: ['thesportsdb-free', 'thesportsdb-paid'] },
  { host: 'r2.thesportsdb.com', of: 'pictures', rights: ['thesportsdb-free', 'thesportsdb-paid'] },
  { host: 'api.jolpi.ca', of: 'answers', rights: ['jolpica'] },
  { host: 'raw.githubusercontent.com', of: 'answers', rights: ['github', 'f1db', 'nflverse'] },
  { host: 'api.github.com', of: 'answers', rights: ['github', 'f1db'] },
  { host: 'api.collegefootballdata.com', of: 'answers', rights: ['cfbd'] },
];

/** Stand-ins and tests answer from this machine. */
const THIS_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Why a host must not be asked: no right of it is recorded. Undefined if it may be.
 * @param standsFor whether the settings have put a registered feed at this host (`<NAME>_BASE_URL`)
 */
export function whyUnregistered(
  { host, hostname }: URL,
  standsFor: (host: string) => boolean = () => false,
): string | undefined {
  if (THIS_MACHINE.has(hostname) || standsFor(host)) return undefined;
  return HOSTS.some((known) => known.host === host)
    ? undefined
    : 'is in no register of rights: add it to HOSTS in src/feeds/rights.ts first';
}
