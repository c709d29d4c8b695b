try {
  const strip = document.currentScript.previousElementSibling;
  const [first, rest] = strip.querySelectorAll('ul');
  const follows = () =>
    JSON.parse(localStorage.sportsSimFollowed).list.flatMap(({ id, gone }) => (gone ? [] : id));
  const fill = () => {
    const { liveStrip, most } = strip.dataset;
    const lines = document.querySelector('[data-strip-games]').content.textContent.split('\n');
    const own = liveStrip === 'mine' && follows();
    for (const line of lines) {
      const [id, start, away, home, before, of = ''] = line.split('\t');
      const seconds = Date.now() / 1000 - start;
      if (!(seconds >= 0 && seconds < 18_000)) continue;
      if (own && !of.split(' ').some((one) => own.includes(one))) continue;
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
  fill();
} catch {}
