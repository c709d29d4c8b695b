import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import { isLineObject, type LedgerLine, objectOf, parseJson } from '#domain/ledger/line.ts';
import { type PayloadFacts, payloadFacts } from '#domain/ledger/payload.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import { longDateTime } from '#domain/time/time.ts';
import { leadTime } from '../game/sealed.ts';
import type { LineFact, LineWords } from './lineFacts.ts';
import { seasonGradeWords, seasonLineWords } from './seasonLineWords.ts';

type Fields = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

const share = (name: unknown, probability: unknown): string | undefined => {
  const [said, chance] = [textOf(name), numberOf(probability)];
  return said === undefined || chance === undefined ? undefined : `${said} ${percent(chance, 1)}`;
};

/** Names printed of a field. */
const MOST = 3;

function chances(payload: Fields): string {
  const { game, prediction } = payload;
  const said = objectOf(prediction);
  const { home, away } = objectOf(game);
  const field = Array.isArray(said.winProbabilities) ? said.winProbabilities.map(objectOf) : [];
  const shares = field.length
    ? field
        .toSorted((a, b) => (numberOf(b.probability) ?? 0) - (numberOf(a.probability) ?? 0))
        .slice(0, MOST)
        .map(({ name, probability }) => share(name, probability))
    : [share(away, said.awayWinProbability), share(home, said.homeWinProbability)];
  const drawn = numberOf(said.drawProbability) ? share('draw', said.drawProbability) : undefined;
  return [...shares, drawn].filter((text) => text !== undefined).join(', ');
}

function nameOf({ game, event, names }: Fields): string | undefined {
  const { home, away, league } = objectOf(game);
  if (textOf(home) && textOf(away)) return `${away} @ ${home}, ${textOf(league) ?? 'a game'}`;
  const { name, league: sport } = objectOf(event);
  if (!textOf(name)) return undefined;
  const two = Array.isArray(names) ? `${names.join(' – ')}, ` : '';
  return `${two}${name}${textOf(sport) ? `, ${sport}` : ''}`;
}

function predictionWords(
  payload: Fields,
  appendedAt: string,
  start: string | undefined,
): LineWords {
  const { sample } = objectOf(payload.game ?? payload.event);
  const { id } = objectOf(payload.prediction);
  const facts: LineFact[] = [
    ['We said', chances(payload)],
    ['Prediction', String(id)],
  ];
  if (start !== undefined) {
    const begins = new Date(start).toISOString();
    const lead = leadTime(appendedAt, begins);
    const after = lead === undefined ? 'before this was written' : `${lead} after this was written`;
    facts.push(['Starts', `${longDateTime(begins)}, ${after}`]);
  }
  facts.push(...pageFact(objectOf(payload.game).id, objectOf(payload.event).id, payload.part));
  return { title: nameOf(payload) ?? 'A prediction', sample: sample === true, facts };
}

/** The game or part that a grade or edges are about, by name where the line has names. */
function contestOf({ gameId, eventId, event, sides, home, away, pick, opponent }: Fields): string {
  const of = isLineObject(sides) ? sides : { home, away };
  if (textOf(of.home) && textOf(of.away)) return `${of.away} @ ${of.home}`;
  if (numberOf(gameId) !== undefined) return `game ${gameId}`;
  const two = textOf(opponent) && textOf(pick) ? `${pick} vs. ${opponent}, ` : '';
  return `${two}${textOf(event) ?? `event ${eventId}`}`;
}

/** The side picked by its name, if the line says which it is. */
function pickName({ pick, sides }: Fields): string | undefined {
  const named = pick === 'home' || pick === 'away' ? objectOf(sides)[pick] : undefined;
  return textOf(named) ?? textOf(pick);
}

function gradeWords(payload: Fields): LineWords {
  const { predictionId, market, outcome, units, price } = payload;
  const unpriced = price === WITHHELD ? 'price withheld' : 'no price';
  const said = [pickName(payload), textOf(market)].filter((text) => text !== undefined);
  return {
    title: `A grade: ${textOf(outcome) ?? 'settled'}`,
    sample: false,
    facts: [
      ['For', `prediction ${predictionId}, ${contestOf(payload)}`],
      ['Pick', said.join(', ')],
      ['Units', units === null || units === undefined ? unpriced : String(units)],
      ...pageFact(payload.gameId, payload.eventId, payload.part),
    ],
  };
}

function edgesWords(payload: Fields): LineWords {
  const edges = Array.isArray(payload.edges) ? payload.edges.map(objectOf) : [];
  const sides = { home: payload.home, away: payload.away };
  const said = edges.map(({ pick, market, book }) =>
    [pickName({ pick, sides }), market, book].filter((one) => textOf(one)).join(', '),
  );
  return {
    title: 'Prices shown as edges',
    sample: false,
    facts: [
      ['For', `prediction ${payload.predictionId}, ${contestOf(payload)}`],
      ['Edges', edges.length === 0 ? 'none any more' : said.join('; ')],
      ...pageFact(payload.gameId, payload.eventId, payload.part),
    ],
  };
}

/** The page of a game, or of a part of an event, which stays. */
function pageFact(gameId: unknown, eventId: unknown, part: unknown): readonly LineFact[] {
  const [game, event] = [numberOf(gameId), numberOf(eventId)];
  const path =
    game !== undefined
      ? `/game/${game}`
      : event === undefined
        ? undefined
        : lastingPartPath(event, textOf(part) ?? '');
  return path === undefined ? [] : [['Its page', path, path]];
}

/** A line's words by its kind. */
function wordsOf(
  kind: string,
  payload: Fields,
  { appendedAt, start }: Pick<PayloadFacts, 'appendedAt' | 'start'>,
): LineWords {
  switch (kind) {
    case 'prediction':
      return predictionWords(payload, appendedAt, start);
    case 'grade':
      return gradeWords(payload);
    case 'edges':
      return edgesWords(payload);
    case 'season':
      return seasonLineWords(payload);
    case 'seasongrade':
      return seasonGradeWords(payload);
    default:
      return { title: `A line of kind ${kind}`, sample: false, facts: [] };
  }
}

/** A line's content in words; for an unknown kind only its time. */
export function lineWords({ kind, payload }: LedgerLine): LineWords {
  const value = parseJson(payload);
  const facts = payloadFacts(value);
  if (!facts || !isLineObject(value)) {
    return { title: 'A line that cannot be read', sample: false, facts: [] };
  }
  const written: LineFact = [
    'Written',
    `${longDateTime(facts.appendedAt)} (${facts.appendedAt.slice(0, 19).replace('T', ' ')} UTC)`,
  ];
  const words = wordsOf(kind, value, facts);
  return { ...words, facts: [written, ...words.facts].filter(([, said]) => said !== '') };
}
