/**
 * Kinds of track that race alike: pack racing at the restrictor-plate tracks, ovals of a mile or more, ovals of a mile or less,
 * road and street courses.
 */
export const STOCKCAR_TRACKS = ['superspeedway', 'intermediate', 'short', 'road'] as const;

type StockcarTrack = (typeof STOCKCAR_TRACKS)[number];

/** Atlanta has raced as a superspeedway since its rebuilding. */
const ATLANTA_REBUILT = 2022;

interface TrackFacts {
  /** Name of the track or venue. */
  readonly track: string;
  /** Calendar year. */
  readonly season: number;
  /** Kind as the data or feed has it: superspeedway, intermediate, large_oval, short or road. */
  readonly kind?: string | undefined;
  /** Length of a lap in miles. */
  readonly miles?: number | undefined;
}

/** Kind of a track from the known facts; an oval of unknown length counts as intermediate. */
export function stockcarTrack({ track, season, kind, miles }: TrackFacts): StockcarTrack {
  const name = track.toLowerCase();
  if (ROADS.test(name) || kind === 'road') return 'road';
  if (name.includes('atlanta')) {
    return season >= ATLANTA_REBUILT ? 'superspeedway' : 'intermediate';
  }
  if (/daytona|talladega/.test(name) || kind === 'superspeedway') return 'superspeedway';
  if (kind === 'intermediate' || kind === 'large_oval') return 'intermediate';
  if (kind === 'short' || SHORT.test(name)) return 'short';
  return miles !== undefined && miles <= 1 ? 'short' : 'intermediate';
}

const ROADS =
  /road course|street|road america|roval|sonoma|watkins glen|americas|cota|mexico|rodr[ií]guez|portland|mid-ohio|lime rock|coronado|st\. petersburg/;
const SHORT =
  /bristol|martinsville|richmond|phoenix|dover|iowa|bowman gray|north wilkesboro|rockingham|lucas oil|milwaukee/;
