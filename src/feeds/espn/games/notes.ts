import { isNotYet } from '#domain/events/placeholder.ts';
import type { Broadcasts } from '#domain/game/game.ts';
import { oneLine } from '#domain/words/oneLine.ts';
import { plainText } from '../../reading/fields.ts';
import type { EspnCompetition } from './schema.ts';

/** Limit of characters in a note, and in a channel's name. */
const LONGEST_NOTE = 120;
const LONGEST_NAME = 40;
/** Limit of channels per market: any others are left out. */
const MOST_CHANNELS = 6;

const said = (text: string | undefined, longest: number): string | undefined => {
  const line = oneLine(text ?? '', longest);
  return line === '' || isNotYet(line) ? undefined : line;
};

/** The event's headline; for a play-off without one, soccer's text next to the league. */
function readOccasion(
  { notes = [], altGameNote }: EspnCompetition,
  postseason: boolean,
): string | undefined {
  const [event] = notes.filter(
    ({ type, headline }) => type === 'event' && said(headline, LONGEST_NOTE),
  );
  const [any] = notes.filter(({ headline }) => said(headline, LONGEST_NOTE));
  const other = postseason ? altGameNote : undefined;
  return said((event ?? any)?.headline ?? other, LONGEST_NOTE);
}

/** State of the play-off series; regular-season series do not count. */
function readSeries({ series = [] }: EspnCompetition, postseason: boolean): string | undefined {
  const playoff = series.find(({ type }) =>
    type === undefined ? postseason : /^(play-?offs?|postseason)$/i.test(type),
  );
  return said(playoff?.summary, LONGEST_NOTE);
}

type Market = keyof Broadcasts;
type Shown = NonNullable<EspnCompetition['broadcasts']>[number];

/** "national", { type: "Home" } */
function marketOf(value: unknown): Market | undefined {
  const called =
    typeof value === 'object' && value !== null && 'type' in value ? value.type : value;
  const word = plainText(called)?.toLowerCase();
  return word === 'national' || word === 'home' || word === 'away' ? word : undefined;
}

const namesOf = ({ names, media }: Shown): readonly string[] =>
  (names ?? [media?.shortName]).flatMap((name) => said(plainText(name), LONGEST_NAME) ?? []);

/**
 * Broadcasters: the board's own lists by market, else the same with their regions, else the national channels in one text.
 * National channels are not repeated for one side's viewers.
 */
function readBroadcasts(competition: EspnCompetition): Broadcasts | undefined {
  const { broadcasts = [], geoBroadcasts = [], broadcast } = competition;
  const listed = broadcasts.length > 0 ? broadcasts : geoBroadcasts;
  const told = new Set<string>();
  const channels = (market: Market): readonly string[] => {
    const all = listed.filter((one) => marketOf(one.market) === market).flatMap(namesOf);
    const names = [...new Set(all)].filter((name) => !told.has(name)).slice(0, MOST_CHANNELS);
    for (const name of names) told.add(name);
    return names;
  };
  const inOne = { names: broadcast?.split('/') ?? [], media: undefined, market: undefined };
  const listedNational = channels('national');
  const [home, away] = [channels('home'), channels('away')];
  const national =
    told.size > 0 ? listedNational : [...new Set(namesOf(inOne))].slice(0, MOST_CHANNELS);
  if (national.length + home.length + away.length === 0) return undefined;
  return {
    ...(national.length > 0 && { national }),
    ...(home.length > 0 && { home }),
    ...(away.length > 0 && { away }),
  };
}

/** The feed's notes on a game besides sides and score, as far as present. */
export function readNotes(competition: EspnCompetition, postseason: boolean) {
  const occasion = readOccasion(competition, postseason);
  const series = readSeries(competition, postseason);
  const broadcasts = readBroadcasts(competition);
  return {
    ...(occasion !== undefined && { occasion }),
    ...(series !== undefined && { series }),
    ...(broadcasts && { broadcasts }),
  };
}
