import { type Tried, triedAsk } from '../../reading/askAll.ts';
import { type DayRange, type Quarantined, SourceError } from '../../source.ts';
import { LIMIT, OTHER_LIMIT, SILENT_CUT } from '../asking/forms.ts';
import { piecesOf, type RequestPiece } from '../asking/pieces.ts';
import type { SchedulePart } from './schedule.ts';

/** One answer with the number of events in its list, those left out included. */
export interface CountedPart extends SchedulePart {
  readonly count: number;
}

interface Asking {
  /** Rejects with a SourceError. */
  readonly ask: (piece: RequestPiece, limit: number) => Promise<CountedPart>;
  readonly form: 'month' | 'day';
  /** Whether a list that is cut may be asked for by its days: they tell of all games. */
  readonly byDay: boolean;
  /** Requests to send at most. */
  readonly most: number;
}

/** The answers to a season's months. */
interface Months {
  readonly parts: readonly CountedPart[];
  /** Days that were not told of, or not completely, and why. */
  readonly untold: readonly { readonly days: DayRange; readonly error: SourceError }[];
  readonly quarantined: readonly Quarantined[];
  readonly requests: number;
}

/** Consecutive failures after which the other months are left to the next run. */
const ENOUGH = 2;

/** Asks for days, usually month by month. A list that is cut is asked for again: with another limit, or by its days. */
export async function askMonths(
  days: DayRange,
  { form, ask, byDay, most }: Asking,
): Promise<Months> {
  const parts: CountedPart[] = [];
  const untold: { days: DayRange; error: SourceError }[] = [];
  const quarantined: Quarantined[] = [];
  let requests = 0;

  async function send(piece: RequestPiece, limit: number): Promise<Tried<CountedPart>> {
    if (requests >= most) {
      return { ok: false, error: new SourceError(`more than ${most} requests would be needed`) };
    }
    requests += 1;
    return triedAsk(() => ask(piece, limit));
  }

  /** Adds an answer. A list of the length to which ESPN cuts unasked counts once another limit gives no more. */
  async function take(piece: RequestPiece, told: CountedPart): Promise<void> {
    const again = told.count === SILENT_CUT ? await send(piece, OTHER_LIMIT) : undefined;
    const best = again?.ok && again.value.count >= told.count ? again.value : told;
    parts.push(best);
    const isWhole = again ? again.ok && best.count < OTHER_LIMIT : best.count < LIMIT;
    if (isWhole) return;
    const cut = `${piece.dates}: the list is cut at ${best.count} events`;
    quarantined.push({ item: 'schedule', reason: cut });
    if (!byDay || piece.form === 'day') {
      return void untold.push({ days: piece.days, error: new SourceError(cut) });
    }
    for (const day of piecesOf('day', piece.days)) {
      const part = await send(day, LIMIT);
      if (part.ok) await take(day, part.value);
      else untold.push({ days: day.days, error: part.error });
    }
  }

  let failures = 0;
  for (const piece of piecesOf(form, days)) {
    if (failures >= ENOUGH) {
      const error = untold.at(-1)?.error ?? new SourceError('not asked for');
      untold.push({ days: { from: piece.days.from, to: days.to }, error });
      break;
    }
    const told = await send(piece, LIMIT);
    failures = told.ok ? 0 : failures + 1;
    if (told.ok) await take(piece, told.value);
    else untold.push({ days: piece.days, error: told.error });
  }
  return { parts, untold, quarantined, requests };
}
