import { addDays, type CalendarDate } from '#domain/time/time.ts';
import type { RequestForm } from '../../leagues/facts.ts';
import { type Tried, triedAsk } from '../../reading/askAll.ts';
import type { Courtesy } from '../../reading/courtesy.ts';
import { type DayRange, SourceError } from '../../source.ts';
import { LIMIT, OTHER_LIMIT, SILENT_CUT } from './forms.ts';
import { halves, piecesOf, type RequestPiece } from './pieces.ts';

/** The result of one request. */
export interface DaysAnswer<T> {
  readonly value: T;
  /** Events in the list, including those left out. */
  readonly count: number;
}

interface Asking<T> {
  /** The forms to try, the usual one first. */
  readonly forms: readonly [RequestForm, ...RequestForm[]];
  /** The last day covered by a request for a single day; absent: no limit. */
  readonly dayReach?: CalendarDate | undefined;
  /** Days per request in the form "from–to". */
  readonly rangeDays?: number | undefined;
  readonly courtesy?: Courtesy | undefined;
  readonly urlOf: (piece: RequestPiece, limit: number) => URL;
  /** Rejects with a SourceError. */
  readonly ask: (url: URL, piece: RequestPiece) => Promise<DaysAnswer<T>>;
}

/** Days missing, or incomplete, and why. */
interface Untold {
  readonly days: DayRange;
  readonly error: SourceError;
}

interface Told<T> {
  readonly values: readonly T[];
  readonly untold: readonly Untold[];
  /** Lists that were cut, in words. */
  readonly cuts: readonly string[];
}

/** Consecutive failed requests after which the rest is left to the next run. */
const ENOUGH = 2;

const isCut = (count: number, limit: number): boolean => count >= limit || count === SILENT_CUT;

/**
 * Requests the days of a range in a form that is accepted: if one is refused the next is tried, and the working one is remembered
 * for a day. A truncated list is requested again in smaller pieces. Errors other than SourceErrors pass through.
 */
export async function askDays<T>(wanted: DayRange, asking: Asking<T>): Promise<Told<T>> {
  const { forms, courtesy, urlOf, dayReach } = asking;
  const [usual] = forms;
  const remembered = courtesy?.formOf(urlOf(firstPiece(usual, wanted), LIMIT));
  const order = [...forms].sort((a, b) => Number(b === remembered) - Number(a === remembered));
  const turnedDown = new Set<RequestForm>();
  const values: T[] = [];
  const untold: Untold[] = [];
  const cuts: string[] = [];

  function firstPiece(form: RequestForm, days: DayRange): RequestPiece {
    const [piece] = piecesOf(form, days, asking.rangeDays);
    if (!piece) throw new RangeError(`no days from ${days.from} to ${days.to}`);
    return piece;
  }

  async function askFor(piece: RequestPiece, limit = LIMIT): Promise<Tried<DaysAnswer<T>>> {
    if (piece.form === 'day' && dayReach !== undefined && piece.days.from > dayReach) {
      const error = new SourceError(`single days are told of until ${dayReach} only`);
      return { ok: false, error };
    }
    return triedAsk(() => asking.ask(urlOf(piece, limit), piece));
  }

  /** The first request for the days, in the first form that is not refused. */
  async function inAnyForm(days: DayRange): Promise<readonly [RequestPiece, Tried<DaysAnswer<T>>]> {
    const refused: RequestForm[] = [];
    let first: readonly [RequestPiece, Tried<DaysAnswer<T>>] | undefined;
    for (const form of order.filter((one) => !turnedDown.has(one))) {
      const piece = firstPiece(form, days);
      const told = await askFor(piece);
      if (!told.ok && told.error.refusal) {
        refused.push(form);
        first ??= [piece, told];
        continue;
      }
      for (const one of refused) turnedDown.add(one);
      const url = urlOf(piece, LIMIT);
      if (form === usual) courtesy?.noteForm(url, undefined);
      else if (told.ok && refused.includes(usual)) courtesy?.noteForm(url, form);
      return [piece, told];
    }
    if (!first) throw new RangeError('no form of request is left');
    return first;
  }

  /** Whether a single day has as many events as a list whose limit was ignored. */
  async function confirm(piece: RequestPiece, told: DaysAnswer<T>): Promise<void> {
    const again = told.count === SILENT_CUT ? await askFor(piece, OTHER_LIMIT) : undefined;
    const best = again?.ok && again.value.count >= told.count ? again.value : told;
    values.push(best.value);
    if (again?.ok && again.value.count < OTHER_LIMIT) return;
    untold.push({ days: piece.days, error: new SourceError(`the list is cut at ${best.count}`) });
  }

  async function take(piece: RequestPiece, told: DaysAnswer<T>): Promise<void> {
    if (!isCut(told.count, LIMIT)) return void values.push(told.value);
    cuts.push(`${piece.dates}: the list is cut at ${told.count} events`);
    const parts = halves(piece.days);
    if (!parts) return confirm(piece, told);
    const before = untold.length;
    const smaller =
      piece.form === 'range'
        ? parts.map((days) => firstPiece('range', days))
        : piecesOf('day', piece.days);
    for (const one of smaller) {
      const part = await askFor(one);
      if (part.ok) await take(one, part.value);
      else untold.push({ days: one.days, error: part.error });
    }
    // The truncated list's content is still valid.
    if (untold.length > before) values.push(told.value);
  }

  let failures = 0;
  for (let from = wanted.from; from <= wanted.to; ) {
    const [piece, told] = await inAnyForm({ from, to: wanted.to });
    failures = told.ok ? 0 : failures + 1;
    // No request for a single day covers days beyond its reach.
    const isBeyond = piece.form === 'day' && dayReach !== undefined && from > dayReach;
    const ends = failures >= ENOUGH || isBeyond;
    const days = ends ? { from, to: wanted.to } : piece.days;
    if (told.ok) await take(piece, told.value);
    else untold.push({ days, error: told.error });
    from = addDays(days.to, 1);
  }
  return { values, untold, cuts };
}
