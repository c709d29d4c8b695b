import { isObject, type LedgerLine, objectOf, parseJson } from '#domain/ledger/line.ts';
import { type PayloadFacts, payloadFacts } from '#domain/ledger/payload.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import { longDateTime } from '#domain/time/time.ts';
import { leadTime } from '../game/sealed.ts';
import type { Fact, LineWords } from './lineFacts.ts';
import { seasonGradeWords, seasonWords } from './seasonLineWords.ts';

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
  const facts: Fact[] = [
    ['We said', chances(payload)],
    ['Prediction', String(id)],
  ];
  if (start !== undefined) {
    const begins = new Date(start).toISOString();
    const lead = leadTime(appendedAt, begins);
    const after = lead === undefined ? 'before this was written' : `${lead} after this was written`;
    facts.push(['Starts', `${longDateTime(begins)}, ${after}`]);
  }
  return { title: nameOf(payload) ?? 'A prediction', sample: sample === true, facts };
}

function gradeWords(payload: Fields): LineWords {
  const { predictionId, gameId, eventId, market, pick, outcome, units, event, price } = payload;
  const unpriced = price === WITHHELD ? 'price withheld' : 'no price';
  const of = numberOf(gameId) === undefined ? `event ${eventId}` : `game ${gameId}`;
  return {
    title: `A grade: ${textOf(outcome) ?? 'settled'}`,
    sample: false,
    facts: [
      ['For', `prediction ${predictionId}, ${textOf(event) ?? of}`],
      ['Pick', [textOf(pick), textOf(market)].filter((text) => text !== undefined).join(', ')],
      ['Units', units === null || units === undefined ? unpriced : String(units)],
    ],
  };
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
    case 'season':
      return seasonWords(payload);
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
  if (!facts || !isObject(value)) {
    return { title: 'A line that cannot be read', sample: false, facts: [] };
  }
  const written: Fact = [
    'Written',
    `${longDateTime(facts.appendedAt)} (${facts.appendedAt.slice(0, 19).replace('T', ' ')} UTC)`,
  ];
  const words = wordsOf(kind, value, facts);
  return { ...words, facts: [written, ...words.facts].filter(([, said]) => said !== '') };
}
