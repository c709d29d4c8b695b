import { METHOD_TEXT } from '#domain/fights/methodText.ts';
import { percent, signed } from '#domain/numbers/numbers.ts';
import type { MeanEstimate } from '#domain/record/figures/clusteredMean.ts';
import type { RegradedLines } from '#domain/record/figures/regradedBy.ts';
import type { Outcome } from '#domain/record/outcome.ts';
import type { PickMarket } from '#domain/record/picks/pick.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { VoidCause } from '#domain/record/voidCause.ts';

/** Content of an empty cell. */
export const EMPTY_CELL = '–';

export const OUTCOME_TEXT: Readonly<Record<Outcome, string>> = {
  loss: 'Lost',
  halfLoss: 'Half lost',
  win: 'Won',
  halfWin: 'Half won',
  push: 'Push',
  void: 'Void',
};

/** Why picks came to nothing. */
export const CAUSE_TEXT: Readonly<Record<VoidCause, string>> = {
  calledOff: 'called off',
  calledEarly: 'called early',
  swapped: 'with sides swapped',
  notAsPicked: 'not as picked',
  neverTold: 'never told',
};

/** "lost → won"; of a changed score that changed no outcome "won as before". */
export const regradeText = ({ before, now }: Pick<RegradedLines, 'before' | 'now'>): string =>
  before === now
    ? `${OUTCOME_TEXT[now].toLowerCase()} as before`
    : `${OUTCOME_TEXT[before].toLowerCase()} → ${OUTCOME_TEXT[now].toLowerCase()}`;

export const MARKET_TEXT: Readonly<Record<PickMarket, string>> = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  method: 'Winner and method',
  setScore: 'Score in sets',
  outright: 'Winner of a field',
};

const METHODS: Readonly<Record<string, string>> = METHOD_TEXT;

/** "Bills −3.5", "Over 47.5", "Makhachev by decision", "Sinner 2–1". */
export function recordPickText({
  market,
  pick,
  line,
  how,
}: Pick<RecordRow, 'market' | 'pick' | 'line' | 'how'>): string {
  if (market === 'total') return `${pick === 'over' ? 'Over' : 'Under'} ${line ?? ''}`.trim();
  if (market === 'spread') return `${pick} ${line === 0 ? 'pick’em' : signed(line ?? 0)}`;
  if (market === 'method') return `${pick} by ${METHODS[how ?? ''] ?? how ?? ''}`;
  if (market === 'setScore') return `${pick} ${how?.replace('-', '–') ?? ''}`;
  return pick === 'draw' ? 'Draw' : pick;
}

/** "−3.2%" and its range, "[−8.1, +1.9]"; no range with too few picks. */
export const gainText = (estimate: MeanEstimate | undefined): string =>
  estimate === undefined ? EMPTY_CELL : `${signed(estimate.mean, 1)}%`;
export const gainRange = ({ low, high }: Partial<MeanEstimate> = {}): string | undefined =>
  low === undefined || high === undefined ? undefined : `${signed(low, 1)} to ${signed(high, 1)}%`;

/** "54.1%" and its range, "48–60%". */
export const rateText = (estimate: MeanEstimate | undefined): string =>
  estimate === undefined ? EMPTY_CELL : percent(estimate.mean, 1);
export const rateRange = ({ low, high }: Partial<MeanEstimate> = {}): string | undefined =>
  low === undefined || high === undefined ? undefined : `${low.toFixed(0)}–${high.toFixed(0)}%`;

export const groupedDigits = (value: number): string => value.toLocaleString('en-US');

/** Address of graded picks, all or some. */
export function picksPath(filter: Readonly<Record<string, string | undefined>> = {}): string {
  const said = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(said).toString();
  return `/track-record/picks${query ? `?${query}` : ''}`;
}

/** The line of the ledger, where the chain is checked. */
export const verifyLinePath = (line: number): string => `/verify?line=${line}`;
