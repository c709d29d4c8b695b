/** How far below the bar a section's head may be and still count as being read. */
const READ_BELOW = 24;

/** The links of the bar with the positions of their sections. */
const sectionsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, top: section.getBoundingClientRect().top }] : [];
  });

/**
 * The link of the section being read: the last one that has reached the bar. At the page's end it is the clicked one, which may
 * be unable to reach the bar.
 */
function readLink(bar: HTMLElement): HTMLAnchorElement | undefined {
  const sections = sectionsOf(bar);
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const asked = sections.find(({ link, top }) => link.hash === location.hash && top > 0);
  if (atEnd && asked) return asked.link;
  // The bar's bottom when stuck: at the top of the page it is lower, right above the first section.
  const line = Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight + READ_BELOW;
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.link;
}

const BAR = '.prediction-view > .on-page';
/** A scroll has ended when nothing has moved for this long. */
const REST_MS = 150;

function mark(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  const link = bar && readLink(bar);
  if (!link || link.hasAttribute('aria-current')) return;
  bar.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
}

/** If the bar is wider than the screen, it scrolls to show the mark; the page does not move. */
function show(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  const link = bar?.querySelector<HTMLElement>('[aria-current]');
  if (link) bar?.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
}

/**
 * Marks the section being read in the bar of a game's page. The bar moves only while the page rests, so no link moves away from a
 * finger.
 */
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
