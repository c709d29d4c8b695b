/** What reaches out of the window, unless it scrolls within itself, or is cut in sight; at most five of them. Runs in a page. */
export function tooWide(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const isHeld = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position, clipPath } = getComputedStyle(at);
      if (overflowX !== 'visible' || position === 'fixed' || clipPath !== 'none') return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width: own, height } = element.getBoundingClientRect();
    return own > 0 && height > 0 && right > width + 1 && !isHeld(element);
  });
  const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls'] : [];
  return [
    ...scrolls,
    ...out
      .filter((element) => !element.closest('svg, dialog:not([open]), [popover]'))
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
  ];
}
