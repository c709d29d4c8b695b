try {
  const strip = document.currentScript.previousElementSibling;
  const [first, rest] = strip.querySelectorAll('ul');
  const title = strip.firstElementChild;
  const follows = () => [
    ...JSON.parse(localStorage.sportsSimFollowed).list.flatMap(({ id, gone }) => (gone ? [] : id)),
    ...(localStorage.sportsSimPlayerGames ?? '').split(' '),
  ];
  const near = () => {
    const now = Date.now() / 1000;
    const slate = document.querySelector('[data-strip-games]');
    if (slate.dataset.stripGames && !title.textContent.includes(':'))
      title.textContent += ': sample games';
    const lines = slate.content.textContent.split('\n');
    const games = lines.map((line) => line.split('\t'));
    const some = games.filter(([, start]) => now - start < 18_000);
    const [next] = some;
    if (next) strip.dataset.wait = Math.max(0, 1000 * (next[1] - now));
    return some.filter(([, start]) => now >= start);
  };
  const fill = () => {
    const { liveStrip, most } = strip.dataset;
    const own = liveStrip === 'mine' && follows();
    for (const [id, , away, home, before, of = ''] of near()) {
      if (own && ![id, ...of.split(' ')].some((one) => own.includes(one))) continue;
      if (strip.querySelector(`[data-strip-game="${id}"]`)) continue;
      const row = document.createElement('li');
      row.dataset.stripGame = id;
      row.append(...['a', 'span', 'span'].map((name) => document.createElement(name)));
      const [link, state, chance] = row.children;
      link.href = `/game/${id}`;
      link.textContent = `${away} @ ${home}`;
      state.textContent = 'Under way';
      chance.textContent = before;
      (first.children.length < most ? first : rest).append(row);
    }
    strip.hidden = first.children.length === 0;
    rest.parentElement.hidden = rest.children.length === 0;
    rest.previousElementSibling.textContent = `${rest.children.length} more`;
  };
  strip.addEventListener('strip', fill);
  document.addEventListener('drawn', near);
  fill();
} catch {}
