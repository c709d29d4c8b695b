import type { Bout, Fighter } from '#domain/events/fightCard.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import { type Parsed, parsedItem, refusedItem, shapeFault } from '../../../reading/items.ts';
import { headshotOf, nameOf, readStatus } from '../schema.ts';
import { readMoneylines } from './odds.ts';
import { readResult } from './result.ts';
import { boutSchema, type EspnBout, type EspnCorner } from './schema.ts';
import { weightClassOf } from './weightClass.ts';

/** A bout, and the facts that decide its place on the card. */
export interface ListedBout {
  readonly bout: Omit<Bout, 'segment' | 'rounds'>;
  /** Scheduled rounds if the feed gives a number that the rules allow. */
  readonly rounds: 3 | 5 | undefined;
  /** True while one of the two is to be announced. */
  readonly open: boolean;
  /** As the feed writes it: "main", "prelims1", "Early Prelims". */
  readonly segment: string | undefined;
  /** Place counted from the main event, which is 1; only in some answers. */
  readonly matchNumber: number | undefined;
  readonly start: string | undefined;
  readonly off: boolean;
  readonly raw: EspnBout;
}

/** The Unified Rules have bouts of three and five rounds. Another number from the feed is a mistake. */
const readRounds = (periods: number | undefined): 3 | 5 | undefined =>
  periods === 3 || periods === 5 ? periods : undefined;

const MOST_ROUNDS = 5;

/** "19-5-0" → "19-5", "17-6-1 (1 NC)" → "17-6-1". */
function readRecord({ records }: EspnCorner): string | undefined {
  const overall = records?.find(({ name, type }) => /^(overall|total)$/i.test(name ?? type ?? ''));
  const [, won, lost, drawn] =
    /^(\d{1,3})-(\d{1,3})(?:-(\d{1,2}))?/.exec(overall?.summary ?? '') ?? [];
  if (won === undefined || lost === undefined) return undefined;
  return Number(drawn ?? 0) > 0 ? `${won}-${lost}-${drawn}` : `${won}-${lost}`;
}

/** ESPN stores a fighter's picture under his id, even if the feed does not link it. */
const portrait = (id: string | undefined): string | undefined =>
  id && /^\d{1,12}$/.test(id)
    ? `https://a.espncdn.com/i/headshots/mma/players/full/${id}.png`
    : undefined;

function readFighter(corner: EspnCorner): Fighter | undefined {
  const name = nameOf(corner.athlete);
  if (!name) return undefined;
  return {
    name,
    record: readRecord(corner),
    country: corner.athlete?.flag?.alt,
    imageUrl: headshotOf(corner.athlete) ?? portrait(corner.id ?? corner.athlete?.id),
  };
}

/** The corners as the feed orders them. */
function corners(bout: EspnBout): readonly [EspnCorner, EspnCorner] | undefined {
  const [one, other] = bout.competitors;
  if (!one || !other) return undefined;
  return (one.order ?? 1) > (other.order ?? 2) ? [other, one] : [one, other];
}

/** The words of a segment, which is a block in most answers and bare text in some. */
export function segmentText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, description } = value as Readonly<Record<string, unknown>>;
  const texts = [name, description].filter((text) => typeof text === 'string');
  return texts.join(' ') || undefined;
}

const words = ({ type, notes, note }: EspnBout): string =>
  [type?.text, type?.abbreviation, note, ...(notes ?? []).flatMap((n) => [n.text, n.headline])]
    .filter(Boolean)
    .join(' | ');

/** One bout of a card. Never throws. */
export function readBout(value: unknown, asOf: string): Parsed<ListedBout> {
  const shape = boutSchema.safeParse(value);
  if (!shape.success) return refusedItem(shapeFault(shape.error));
  const raw = shape.data;
  const sides = corners(raw);
  const [a, b] = [sides && readFighter(sides[0]), sides && readFighter(sides[1])];
  if (!sides || !a || !b) return refusedItem('a fighter without a name');
  const open = [a, b].some(({ name }) => isPlaceholder(name));
  if (!open && a.name === b.name) return refusedItem('both fighters have one name');
  const { name, women } = weightClassOf(raw.type?.abbreviation ?? raw.type?.text);
  const status = readStatus(raw.status);
  const begun = status === 'live' || status === 'final';
  const moneyline = readMoneylines(raw.odds ?? [], sides, { begun, asOf });
  return parsedItem({
    bout: {
      key: raw.id,
      weightClass: name,
      titleFight: /\b(title|championship)\b/i.test(words(raw)),
      women,
      a,
      b,
      ...(moneyline.length > 0 && { moneyline }),
      result: readResult(raw, sides, MOST_ROUNDS),
    },
    rounds: readRounds(raw.format?.regulation?.periods),
    open,
    segment: segmentText(raw.cardSegment),
    matchNumber: raw.matchNumber,
    start: raw.date ?? raw.startDate,
    off: status === 'postponed',
    raw,
  });
}
