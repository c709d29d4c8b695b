import { openSeason } from '#client/season/session.ts';
import { clock } from '#clock';
import { FIRST_ROWS, type PoolsData } from '#components/pools/poolsData.ts';
import type { CountedPlan, SurvivorPlan } from '#domain/season/pools/pool.ts';
import { planLine, planRows, weekRows } from '#domain/season/pools/poolRows.ts';
import { planText } from '#domain/season/pools/poolText.ts';
import { counted } from '#domain/words/counted.ts';
import { poolTableRows } from './rows.ts';
import { usedForm } from './usedForm.ts';

/** Places of the page that hold words, with what they said when it came. */
function words(selector: string) {
  const place = document.querySelector(selector);
  const before = place?.textContent ?? '';
  return (text = before): void => {
    if (place) place.textContent = text;
  };
}

/** The games that have begun by a reader's clock. */
const begunGames = ({ games }: PoolsData): readonly number[] =>
  games
    .filter(({ gameTime, timeKnown }) => timeKnown && Date.parse(gameTime) <= clock.now().getTime())
    .map(({ game }) => game);

/** Plans a survivor pool anew without the teams that a reader marks, and without games that have begun. */
export function startPlanning(data: PoolsData): void {
  const form = document.querySelector<HTMLFormElement>('[data-pool-used]');
  if (!form) return;
  const boxes = usedForm(data, form);
  const session = openSeason(data.recipe);
  const [first, rest, steps] = [
    poolTableRows('first'),
    poolTableRows('rest'),
    poolTableRows('plan'),
  ];
  const [line, state] = [words('[data-pool-line]'), words('[data-pool-state]')];
  const title = words('#survivor h2');
  const copied = words('[data-pool-text="plan"]');
  const runs = data.recipe.runs.toLocaleString('en-US');
  let latest = 0;

  function show(plan: SurvivorPlan, survived?: CountedPlan['survived']): void {
    const rows = weekRows(data, plan);
    const path = planRows(data, plan, survived);
    first.show(rows.slice(0, FIRST_ROWS));
    rest.show(rows.slice(FIRST_ROWS));
    steps.show(path);
    title(`Week ${plan.week} survivor`);
    line(planLine(plan, survived));
    copied(planText(`${planLine(plan, survived)} (${runs} seasons)`, path));
  }

  function restore(): void {
    for (const table of [first, rest, steps]) table.restore();
    for (const say of [title, line, state, copied]) say();
  }

  async function plan(): Promise<void> {
    const mine = ++latest;
    const used = [...boxes.used()];
    const begun = begunGames(data);
    const picked = boxes.picked();
    const gone = picked === undefined ? begun : [...new Set([...begun, ...data.weekGames])];
    boxes.keep();
    if (used.length === 0 && gone.length === 0) {
      restore();
      return;
    }
    const done = [
      ...(used.length > 0 ? [`${counted(used.length, 'team')} used`] : []),
      ...(picked === undefined ? [] : [`week ${picked} picked`]),
      ...(begun.length > 0 ? [`${counted(begun.length, 'game')} begun`] : []),
    ].join(', ');
    const without = done.charAt(0).toUpperCase() + done.slice(1);
    try {
      state(`${without}. Planning …`);
      const quick = await session.plan(0, used, gone);
      if (mine !== latest || !quick) return;
      show(quick.plan);
      const found = await session.plan(data.recipe.runs, used, gone);
      if (mine !== latest || !found) return;
      show(found.plan, found.survived);
      state(`${without}. Counted in ${runs} seasons.`);
    } catch (error) {
      if (mine !== latest) return;
      restore();
      const why = error instanceof Error ? error.message : String(error);
      state(
        `Your plan could not be made: ${why}. The one shown is of a reader who has used no team.`,
      );
    }
  }

  form.addEventListener('change', () => void plan());
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-pool-clear]')?.addEventListener('click', () => {
    boxes.clear();
    void plan();
  });
  boxes.take();
  void plan();
}
