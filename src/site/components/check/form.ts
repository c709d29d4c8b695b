import type { AskedLeg } from '#domain/check/asked.ts';
import { MOST_LEGS } from '#domain/check/checkParlay.ts';
import { legText } from '#domain/check/legText.ts';
import { legName } from '#domain/check/shown/legName.ts';
import { addableOffers } from '#domain/check/shown/offers.ts';
import { isPlayers, legOfPick, needsLine, pickGroups } from '#domain/check/shown/picks.ts';
import { type LegRow, legOfRow, type RowProblems } from '#domain/check/shown/rows.ts';
import { contestIn, type ShownContest } from '#domain/check/shown/shownContest.ts';
import type { WorkedCheck } from '#domain/check/shown/workCheck.ts';
import { american } from '#domain/numbers/numbers.ts';
import { STAT_NAMES } from '#domain/players/statNames.ts';
import { cardTime } from '#domain/time/time.ts';
import { html, type Markup } from './markup.ts';

const problem = (name: string, text: string | undefined): Markup =>
  html`<p class="error" id="${name}-problem" data-problem="${name}" ${text === undefined && html`hidden`}>${text ?? ''}</p>`;

interface TextField {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly hidden?: boolean;
  readonly hint?: string;
}

const textField = ({
  name,
  id,
  label,
  value,
  problem: told,
  hidden = false,
  hint,
}: TextField): Markup =>
  html`<div class="field" ${hidden && html`hidden`} data-field="${name}"><label for="${id}">${label}</label><input class="input" id="${id}" name="${name}" type="text" autocomplete="off" autocapitalize="off" maxlength="16" value="${value}" ${hint !== undefined && html`placeholder="${hint}"`} ${told !== undefined && html`aria-invalid="true"`} aria-describedby="${id}-problem"></div>`;

const pickField = (
  contest: ShownContest | undefined,
  row: LegRow,
  id: string,
  told: string | undefined,
): Markup =>
  html`<div class="field check-pick"><label for="${id}">Bet</label><select class="input" id="${id}" name="pick" ${told !== undefined && html`aria-invalid="true"`} aria-describedby="${id}-problem">${
    contest
      ? pickGroups(contest).map(
          ({ label, picks }) =>
            html`<optgroup label="${label}">${picks.map(
              ({ value, label: text }) =>
                html`<option value="${value}" ${value === row.pick && html`selected`}>${text}</option>`,
            )}</optgroup>`,
        )
      : html`<option value="${row.pick}" selected>Not found</option>`
  }</select></div>`;

/** A list to choose from, hidden beside bets that are no player's. */
interface Choice {
  readonly name: 'who' | 'stat';
  readonly id: string;
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly groups: readonly (readonly [
    label: string,
    options: readonly (readonly [value: string, text: string])[],
  ])[];
  readonly problem: string | undefined;
  readonly hidden: boolean;
}

const choiceField = ({
  name,
  id,
  label,
  none,
  value,
  groups,
  problem: told,
  hidden,
}: Choice): Markup =>
  html`<div class="field" ${hidden && html`hidden`} data-field="${name}"><label for="${id}">${label}</label><select class="input" id="${id}" name="${name}" ${told !== undefined && html`aria-invalid="true"`} aria-describedby="${id}-problem"><option value="">${none}</option>${groups.map(
    ([group, options]) =>
      html`<optgroup label="${group}">${options.map(
        ([one, text]) =>
          html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`,
      )}</optgroup>`,
  )}</select></div>${problem(id, told)}`;

/** Who of a game, and what is counted of him: every row has the fields, so that the rows' fields stay side by side. */
function playerFields(
  { players = [] }: Partial<ShownContest>,
  { who = '', stat = '' }: LegRow,
  at: number,
  problems: RowProblems,
  hidden: boolean,
): Markup {
  if (players.length === 0)
    return html`<input type="hidden" name="who" value="${who}"><input type="hidden" name="stat" value="${stat}">`;
  const teams = [...new Set(players.map(({ team }) => team))];
  const chosen = players.find(({ id }) => id === who);
  const stats = Object.keys(STAT_NAMES).filter((name) =>
    (chosen ? [chosen] : players).some((player) => player.stats.includes(name)),
  );
  const whos = choiceField({
    name: 'who',
    id: `who-${at}`,
    label: 'Player',
    none: 'Choose a player',
    value: who,
    groups: teams.map((team) => [
      team,
      players.filter((player) => player.team === team).map(({ id, name }) => [id, name]),
    ]),
    problem: problems.who,
    hidden,
  });
  return html`${whos}${choiceField({
    name: 'stat',
    id: `stat-${at}`,
    label: 'Counted',
    none: 'Choose',
    value: stat,
    groups: [['In this game', stats.map((name) => [name, STAT_NAMES[name]?.label ?? name])]],
    problem: problems.stat,
    hidden,
  })}`;
}

interface RowProps {
  readonly row: LegRow;
  readonly at: number;
  readonly contests: readonly ShownContest[];
  readonly problems: RowProblems;
  readonly now: Date;
}

/** A leg: its contest, its bet, its line and its price. */
function legRow({ row, at, contests, problems, now }: RowProps): Markup {
  const named = legOfPick(row.c, row.pick);
  const contest =
    (named && contestIn(contests, named)) ?? contests.find(({ ref }) => ref === row.c);
  const id = (name: string): string => `${name}-${at}`;
  return html`<fieldset class="check-leg" data-leg="${at}"><legend class="visually-hidden">${contest ? contest.name : `Bet ${at + 1}`}</legend><input type="hidden" name="c" value="${row.c}"><div class="check-top">${
    contest
      ? html`<span><a href="${contest.path}">${contest.name}</a> <span class="note inline-block">${cardTime({ gameTime: contest.startTime, timeKnown: contest.timeKnown }, now)}</span></span>`
      : html`<span>We do not list this game any more</span>`
  }<button class="link" type="submit" name="drop" value="${at}" aria-label="Remove bet ${at + 1}">Remove</button></div>${pickField(contest, row, id('pick'), problems.pick)}${playerFields(contest ?? {}, row, at, problems, named === undefined || !isPlayers(named))}${textField({ name: 'line', id: id('line'), label: 'Line', value: row.line.replace('-', '−'), problem: problems.line, hidden: named !== undefined && !needsLine(named) })}${textField({ name: 'odds', id: id('odds'), label: 'Price', value: row.odds.replace('-', '−'), problem: problems.odds, hint: '−110' })}${problem(id('pick'), problems.pick)}${problem(id('line'), problems.line)}${problem(id('odds'), problems.odds)}</fieldset>`;
}

const WORDS = 'Knicks −4.5 −105';

/** A bet in words: of the first leg, or of one more. */
export const wordsField = (label: string, words: string, told: string | undefined): Markup =>
  html`<div class="field"><label for="q">${label}</label><div class="check-words"><input class="input" form="check-form" id="q" name="q" type="text" maxlength="80" autocomplete="off" autocapitalize="off" enterkeyhint="go" placeholder="${WORDS}" value="${words}" ${told !== undefined && html`aria-invalid="true"`} aria-describedby="q-problem"><button class="button" form="check-form" type="submit">${label === 'Your bet' ? 'Check' : 'Add'}</button></div>${problem('q', told)}</div>`;

const plusButton = (leg: AskedLeg, contest: ShownContest): Markup =>
  html`<button class="chip" form="check-form" type="submit" name="plus" value="${legText(leg)}">+ ${legName(leg, contest)} ${american(leg.price ?? 100)}</button>`;

export interface FormProps {
  readonly rows: readonly LegRow[];
  readonly price: string;
  readonly worked: WorkedCheck;
  readonly contests: readonly ShownContest[];
  readonly now: Date;
}

/** The form of a check with its legs. */
export const legForm = ({ rows, price, worked, contests, now }: FormProps): Markup =>
  html`<form class="check-form" id="check-form" method="get" action="/check" novalidate aria-label="The bet"><button class="visually-hidden" type="submit" tabindex="-1" aria-hidden="true">Check</button>${rows.map(
    (row, at) => legRow({ row, at, contests, problems: worked.rows[at] ?? {}, now }),
  )}${rows.length > 1 && html`<div class="check-whole">${textField({ name: 'price', id: 'price', label: 'The book’s price for all', value: price.replace('-', '−'), problem: worked.price, hint: '+260' })}${problem('price', worked.price)}</div>`}<p class="check-go"><button class="button compact" type="submit">Check</button>${rows.length < MOST_LEGS && html`<a class="check-on" href="#add">+ Add a leg</a>`}</p></form>`;

/** What can be added to a check: a bet of the last game by a press, any other in words. */
export function addForm(
  rows: readonly LegRow[],
  contests: readonly ShownContest[],
  words: string,
  told: string | undefined,
): Markup | undefined {
  if (rows.length >= MOST_LEGS) return undefined;
  const legs = rows.flatMap((row) => {
    const read = legOfRow(row);
    return 'leg' in read ? [read.leg] : [];
  });
  const last = legs.at(-1);
  const contest = last && contestIn(contests, last);
  const offers = contest ? addableOffers(contest, legs) : [];
  return html`<section class="check-add" aria-labelledby="add"><h2 id="add">+ Add a leg</h2>${
    contest && offers.length > 0
      ? html`<p class="chips">${offers.map(({ leg }) => plusButton(leg, contest))}</p>`
      : undefined
  }${wordsField('Any other bet', words, told)}</section>`;
}
