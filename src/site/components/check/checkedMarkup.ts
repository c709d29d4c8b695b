import type { CheckedLeg } from '#domain/check/priceAsked.ts';
import { legName } from '#domain/check/shown/legName.ts';
import { contestIn, type ShownContest } from '#domain/check/shown/shownContest.ts';
import { checkView, legFigures } from '#domain/check/shown/view.ts';
import type { WorkedCheck } from '#domain/check/shown/workCheck.ts';
import { html, type Markup } from './markup.ts';
import { noteButton } from './note.ts';
import { parlayLink, toolLinks } from './toolLinks.ts';

/** A parlay's legs, each with its own figures. */
const legList = (legs: readonly CheckedLeg[], contests: readonly ShownContest[]): Markup =>
  html`<ol class="check-legs">${legs.map((leg) => {
    const contest = contestIn(contests, leg.asked);
    return html`<li><b>${contest ? legName(leg.asked, contest) : ''}</b> <span>${legFigures(leg)}</span></li>`;
  })}</ol>`;

/** The answer to a form as markup; nothing while it has none. */
export function checkedMarkup(
  { checked }: WorkedCheck,
  contests: readonly ShownContest[],
): Markup | undefined {
  if (!checked) return undefined;
  const { said, figures, settled } = checkView(checked, contests);
  const [only, second] = checked.legs;
  return html`<p class="tool-said">${said}</p><dl class="tool-figures">${figures.map(
    ({ label, value, note }) =>
      html`<div><dt>${label}</dt><dd><b>${value}</b>${note !== undefined && html`<span class="note">${note}</span>`}</dd></div>`,
  )}</dl>${second && legList(checked.legs, contests)}${settled !== undefined && html`<p class="note">${settled}</p>`}${only && !second && noteButton(only.asked, contests)}${only && !second && toolLinks(only, contests)}${second && parlayLink(checked.legs)}`;
}
