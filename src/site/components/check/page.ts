import type { CheckedPrice } from '#domain/check/priceAsked.ts';
import type { GameChoice } from '#domain/check/shown/gameChoice.ts';
import { isOf, type ShownContest } from '#domain/check/shown/shownContest.ts';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';
import { checkedMarkup } from './checkedMarkup.ts';
import { addForm, type FormProps, legForm, wordsField } from './form.ts';
import { html, Markup } from './markup.ts';
import { piles } from './pile.ts';

export interface CheckPageProps extends FormProps {
  /** What was typed as a bet in words, and why it could not be taken. */
  readonly words: string;
  readonly wordsProblem?: string | undefined;
  /** What typed words may mean. */
  readonly meant: readonly GameChoice[];
  /** Games to come, the soonest first; asked for while nothing is chosen. */
  readonly games: readonly GameChoice[];
  /** True of an address that holds no check that we can read. */
  readonly unread: boolean;
}

const gameList = (games: readonly GameChoice[]): Markup =>
  html`<ul class="check-games">${games.map(
    ({ name, when, league, href }) =>
      html`<li><a href="${href}">${name}</a> <span class="note">${league}, <span class="inline-block">${when}</span></span></li>`,
  )}</ul>`;

/** A contest without its players' runs: what needs them is counted on the server. */
function withoutRuns(contest: ShownContest): ShownContest {
  const { found } = contest;
  if (!('contest' in found) || found.contest.kind !== 'game') return contest;
  const { players: _, ...game } = found.contest;
  return { ...contest, found: { ...found, contest: game } };
}

/** What the page's script prices the form with: data, which a "<" cannot end. */
const kept = (contests: readonly ShownContest[]): Markup =>
  new Markup(
    `<script type="application/json" data-contests>${JSON.stringify(contests.map(withoutRuns)).replaceAll('<', '\\u003c')}</script>`,
  );

const choices = (meant: readonly GameChoice[]): Markup | undefined =>
  meant.length > 0
    ? html`<section class="mt-4" aria-labelledby="meant"><h2 id="meant" class="text-16 font-bold">Which one?</h2>${gameList(meant)}</section>`
    : undefined;

const MOST_SHOWN = 12;

/** Bets in words, of kinds that a reader may not expect to be read. */
const EXAMPLES = [
  'over 224.5 Lakers −110,',
  'Jones by KO +200,',
  'Alcaraz 2–1,',
  'Scheffler top 10.',
];

/** The page without a bet: say it, or choose a game. */
const emptyPage = ({ words, wordsProblem, meant, games, unread }: CheckPageProps): Markup =>
  html`<p class="subline">Type any bet at any price, whichever book has it: a game, a fight, a match, a race or a golfer. Then add legs to price a parlay.</p>${unread && html`<p class="alert info mt-3" role="status">That address holds no bet that we can read. Type yours here.</p>`}<form class="check-form mt-4" id="check-form" method="get" action="/check">${wordsField('Your bet', words, wordsProblem)}<p class="note">Others: ${EXAMPLES.map((text) => html`<span class="whole">${text}</span> `)}</p></form>${choices(meant)}<section class="mt-8" aria-labelledby="games"><h2 id="games" class="text-16 font-bold">Or choose a game</h2>${
    games.length === 0
      ? html`<p class="note">No game to come has figures yet.</p>`
      : gameList(games.slice(0, MOST_SHOWN))
  }${games.length > MOST_SHOWN && html`<details class="mt-2"><summary>${`All ${games.length} games`}</summary>${gameList(games.slice(MOST_SHOWN))}</details>`}<p class="check-sports">Or a price of ${EVENT_SPORTS.map((sport) => html`<a href="${sportPath(sport)}">${sport}</a> `)}</p></section>`;

/** The simulated games of every contest, with the legs' lines. */
const shownPiles = ({ legs }: CheckedPrice, contests: readonly ShownContest[]): readonly Markup[] =>
  contests
    .filter((contest) => legs.some(({ asked }) => isOf(asked, contest)))
    .flatMap((contest) =>
      piles(
        legs.map(({ asked }) => asked),
        contest,
      ),
    );

/** The page with a bet or a parlay: the form, the answer, and what can be added. */
function betPage(props: CheckPageProps): Markup {
  const { rows, contests, worked, words, wordsProblem, meant } = props;
  const said = checkedMarkup(worked, contests);
  return html`<div class="check-columns">${legForm(props)}<section class="tool-answer" aria-label="Answer" aria-live="polite" data-answer ${said === undefined && html`hidden`}><div class="check-said" data-said>${said}</div><div class="check-said" data-piles>${worked.checked && shownPiles(worked.checked, contests)}</div></section><div class="check-more">${addForm(rows, contests, words, wordsProblem)}${choices(meant)}</div></div>${kept(contests)}`;
}

/** The part of the page that depends on its address. */
export const checkPage = (props: CheckPageProps): string =>
  html`<div class="wrap check-page" data-check><div class="head pt-4"><div><h1>Is this bet fair?</h1></div></div>${
    props.rows.length === 0 ? emptyPage(props) : betPage(props)
  }</div>`.text;
