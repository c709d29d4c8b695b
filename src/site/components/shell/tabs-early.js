try {
  const rules = [...new URLSearchParams(location.search)]
    .filter((pair) => pair.every((word) => /^[a-z][a-z0-9-]*$/.test(word)))
    .map(([group, id]) => {
      const panel = `.tabpanel#${group}-${id}`;
      const set = `.tabset:not([data-ready], :has(> .tabpanel:target)):has(> ${panel})`;
      const tab = `${set} > .tabs >`;
      return `${set} > .tabpanel { display: none } ${set} > ${panel} { display: block }
        ${tab} * { font-weight: 550; color: var(--color-muted); border-color: transparent }
        ${tab} #${group}-${id}-tab { font-weight: 700; color: var(--color-ink); border-color: var(--color-accent) }`;
    });
  if (rules.length > 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(' '));
    document.adoptedStyleSheets = [sheet];
  }
} catch {}
