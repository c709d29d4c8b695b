import { answerMarkup } from '#components/tools/answerMarkup.ts';
import type { ToolId } from '#domain/tools/links.ts';
import type { GameResults, PriceTool, TypedFields } from '#domain/tools/tool.ts';

/** A page loads the sums of its own calculator only. */
const TOOLS: Readonly<Record<ToolId, () => Promise<PriceTool>>> = {
  'odds-converter': async () => (await import('#domain/tools/converter.ts')).converter,
  'no-vig': async () => (await import('#domain/tools/noVig.ts')).noVig,
  'expected-value': async () => (await import('#domain/tools/expectedValue.ts')).expectedValueTool,
  kelly: async () => (await import('#domain/tools/kelly.ts')).kellyTool,
  hedge: async () => (await import('#domain/tools/hedging.ts')).hedging,
  parlay: async () => (await import('#domain/tools/parlays.ts')).parlays,
  'half-point': async () => (await import('#domain/tools/halfPoint.ts')).halfPointTool,
  middle: async () => (await import('#domain/tools/middles.ts')).middles,
};

const isTool = (id: string): id is ToolId => Object.hasOwn(TOOLS, id);

type Input = HTMLInputElement | HTMLSelectElement;

function start(
  place: HTMLElement,
  form: HTMLFormElement,
  answer: HTMLElement,
  tool: PriceTool,
): void {
  const inputs = tool.fields.flatMap(({ name }): readonly Input[] => {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? [found] : [];
  });
  const typedNow = (): TypedFields =>
    Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()]));

  const say = (problems: Readonly<Record<string, string>>): void => {
    for (const input of inputs) {
      const said = problems[input.name];
      const line = place.querySelector<HTMLElement>(`[data-problem="${input.name}"]`);
      if (said === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
      if (!line) continue;
      line.hidden = said === undefined;
      line.textContent = said ?? '';
    }
  };

  /** The latest request: an answer that comes after a later one is not shown. */
  let latest = 0;
  async function show(): Promise<boolean> {
    const mine = ++latest;
    const typed = typedNow();
    let game: GameResults | undefined;
    if (tool.usesGame && typed.game) {
      const { fetchResults } = await import('#client/gameResults.ts');
      const found = await fetchResults(typed.game);
      if (mine !== latest) return false;
      if (typeof found === 'string') {
        say({ game: found });
        answer.dataset.old = '';
        return false;
      }
      game = found;
    }
    const outcome = tool.work(typed, game);
    say(outcome.ok ? {} : outcome.problems);
    if (!outcome.ok) {
      answer.dataset.old = '';
      return false;
    }
    delete answer.dataset.old;
    answer.innerHTML = answerMarkup(outcome.worked);
    return true;
  }

  /** The address keeps the inputs, so that it can be sent and reloaded. */
  const keep = (): void => {
    const query = new URLSearchParams(
      Object.entries(typedNow()).filter(([, value]) => value !== ''),
    );
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  };

  /** Shows the answer, or leads to the first field that has none. */
  const look = async (): Promise<void> => {
    if (await show()) return;
    inputs.find((input) => input.getAttribute('aria-invalid') === 'true')?.focus();
  };

  const given = new URLSearchParams(location.search);
  if (inputs.some(({ name }) => given.has(name))) {
    for (const input of inputs) {
      const value = given.get(input.name);
      if (input instanceof HTMLInputElement) input.value = (value ?? '').slice(0, input.maxLength);
      else if (value !== null && [...input.options].some((one) => one.value === value))
        input.value = value;
    }
    // Also what was sent before this script was there.
    void look();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keep();
    void look();
  });
  form.addEventListener('change', () => {
    keep();
    void show();
  });
  place.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const input of inputs) if (input instanceof HTMLInputElement) input.value = '';
    say({});
    answer.dataset.old = '';
    inputs[0]?.focus();
  });
}

async function run(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-tool]');
  const form = place?.querySelector('form');
  const answer = place?.querySelector<HTMLElement>('[data-answer]');
  const id = place?.dataset.tool ?? '';
  if (!place || !form || !answer || !isTool(id)) return;
  start(place, form, answer, await TOOLS[id]());
}

void run();
