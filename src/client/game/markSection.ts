/** How far under the bar a section's head may stand and still be the one that is read. */
const READ_BELOW = 24;

/** The links of the bar with where the sections they lead to stand. */
const sectionsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, top: section.getBoundingClientRect().top }] : [];
  });

/**
 * The link of what is being read: of the last section that has reached the bar. At the page's end the one that was asked
 * for, which may be too near the end to reach it.
 */
function readLink(bar: HTMLElement): HTMLAnchorElement | undefined {
  const sections = sectionsOf(bar);
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const asked = sections.find(({ link, top }) => link.hash === location.hash && top > 0);
  if (atEnd && asked) return asked.link;
  // Where the bar ends once it sticks: at the page's top it stands lower, right above the first section.
  const line = Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight + READ_BELOW;
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.link;
}

const BAR = '.prediction-view > .on-page';
/** For so long nothing has moved when a way has ended. */
const REST_MS = 150;

function mark(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  const link = bar && readLink(bar);
  if (!link || link.hasAttribute('aria-current')) return;
  bar.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
}

/** The bar may be wider than the screen: it shows the mark, and the page does not move. */
function show(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  const link = bar?.querySelector<HTMLElement>('[aria-current]');
  if (link) bar?.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
}

/** Marks in the section bar of a game's page which section is being read. The bar itself moves when the page rests: no link moves away from a finger. */
export function markSection(): void {
  let asked = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(rest);
    rest = setTimeout(show, REST_MS);
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      mark();
    });
  };
  ask();
  addEventListener('scroll', ask, { passive: true });
  addEventListener('hashchange', ask);
  document.addEventListener('drawn', ask);
}
