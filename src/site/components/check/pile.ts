import type { AskedLeg } from '#domain/check/asked.ts';
import { isOf, type ShownContest } from '#domain/check/shown/shownContest.ts';
import {
  histogramOf,
  marginHistogram,
  type ScoreGrid,
  totalHistogram,
} from '#domain/game/scoreGrid.ts';
import { marketLineText } from '#domain/tools/texts.ts';
import { marginPicture } from '../charts/marginPicture.ts';
import { isOptional, marginLimit, marginTicks } from '../charts/scale.ts';
import { positionOn } from '../charts/span.ts';
import { totalPicture } from '../charts/totalPicture.ts';
import { html, type Markup } from './markup.ts';

const TURN = 78;
const RISE = 30;

/** The line of a bet through the simulated games, with its flag. */
function flagged(at: number, text: string): Markup {
  const width = text.length * 0.52 + 1;
  const left = at > TURN ? -width : 0;
  return html`<g class="line-flag"><line class="halo" x1="${at}%" x2="${at}%" y1="-${RISE}" y2="104%"></line><line x1="${at}%" x2="${at}%" y1="-${RISE}" y2="104%"></line><svg x="${at}%" y="-${RISE}" overflow="visible" aria-hidden="true"><rect class="fill-accent" x="${left}em" width="${width}em" height="1.55em"></rect><text class="fill-on-accent" x="${left + width / 2}em" y="1.13em" text-anchor="middle">${text}</text></svg></g>`;
}

interface Tick {
  readonly at: number;
  readonly text: string;
  readonly optional?: boolean;
}

interface Plot {
  readonly label: string;
  readonly areas: readonly (readonly [name: string, path: string])[];
  readonly hatch: string;
  readonly line: readonly [at: number, text: string] | undefined;
  readonly zeroAt?: number;
  readonly ticks: readonly Tick[];
}

const plotted = ({ label, areas, hatch, line, zeroAt, ticks }: Plot): Markup =>
  html`<figure class="check-pile"><figcaption class="figure-label">${label}</figcaption><div class="chart tall" role="img" aria-label="${label}${line ? `, with the line at ${line[1]}` : ''}"><div class="plot"><svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${areas.map(([name, path]) => html`<path class="area-${name}" d="${path}"></path>`)}${hatch !== '' && html`<path class="hatch" d="${hatch}"></path>`}</svg><svg class="words" aria-hidden="true">${zeroAt !== undefined && html`<svg x="${zeroAt}%" y="100%" overflow="visible" aria-hidden="true"><path class="zero-tick" d="M0 0v6"></path></svg>`}${line && flagged(...line)}</svg></div><svg class="ticks" aria-hidden="true">${ticks.map(({ at, text, optional }) => html`<text ${optional ? html`class="optional"` : ''} x="${at}%" y="1em">${text}</text>`)}</svg></div></figure>`;

const MARGINS: readonly string[] = ['spread', 'moneyline'];
const TOTALS: readonly string[] = ['total', 'homeTotal', 'awayTotal'];

/** The margins with a side's line through them: away wins to the left. */
function marginPlot(leg: AskedLeg, grid: ScoreGrid, contest: ShownContest): Markup | undefined {
  const { sport, sides } = contest;
  if (!sport || !sides) return undefined;
  const [home, away] = sides;
  const margins = marginHistogram(grid);
  const limit = marginLimit(sport, margins);
  const isAway = leg.side === 'away';
  const line = leg.market === 'spread' ? (leg.line ?? 0) * (isAway ? 1 : -1) + 0 : undefined;
  const picture = marginPicture(margins, limit, line);
  const side = isAway ? away : home;
  return plotted({
    label: `By how much: ${away.shortName} to the left, ${home.shortName} to the right`,
    areas: picture.bars.map(({ region, path }) => [region, path]),
    hatch: picture.hatch,
    line:
      picture.lineAt === undefined
        ? undefined
        : [picture.lineAt, `${side.abbreviation} ${marketLineText('spread', leg.line ?? 0)}`],
    zeroAt: picture.zeroAt,
    ticks: marginTicks(sport, limit).map((value) => ({
      at: positionOn(picture.span, value),
      text: value === 0 ? 'Even' : String(Math.abs(value)),
      optional: isOptional(sport, value),
    })),
  });
}

/** The totals, of both sides or of one, with the line through them. */
function totalPlot(
  { market, side, line }: AskedLeg,
  grid: ScoreGrid,
  contest: ShownContest,
): Markup {
  const [home, away] = contest.sides ?? [];
  const histogram =
    market === 'total'
      ? totalHistogram(grid)
      : histogramOf(grid, (h, a) => (market === 'homeTotal' ? h : a));
  const picture = totalPicture(histogram, line);
  const of = market === 'homeTotal' ? home : market === 'awayTotal' ? away : undefined;
  return plotted({
    label: of ? `How much ${of.shortName} score` : 'How much both score together',
    areas: [
      ['under', picture.under],
      ['over', picture.over],
    ],
    hatch: picture.hatch,
    line:
      picture.lineAt === undefined
        ? undefined
        : [picture.lineAt, `${side === 'over' ? 'Over' : 'Under'} ${line}`],
    ticks: picture.ticks.map(({ at, value }) => ({ at, text: String(value) })),
  });
}

/** The simulated games of a contest with its legs' lines: one picture for margins, one for each total. */
export function piles(legs: readonly AskedLeg[], contest: ShownContest): readonly Markup[] {
  const { found } = contest;
  if (!('contest' in found) || found.contest.kind !== 'game') return [];
  const { grid } = found.contest;
  const own = legs.filter((leg) => isOf(leg, contest));
  const margin =
    own.find(({ market }) => market === 'spread') ??
    own.find(({ market }) => MARGINS.includes(market));
  const totals = own.filter(
    ({ market }, at) =>
      TOTALS.includes(market) && own.findIndex((one) => one.market === market) === at,
  );
  return [
    ...(margin ? [marginPlot(margin, grid, contest)] : []),
    ...totals.map((leg) => totalPlot(leg, grid, contest)),
  ].filter((plot) => plot !== undefined);
}
