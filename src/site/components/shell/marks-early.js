try {
  const early = new MutationObserver(() => {
    for (const game of document.querySelectorAll('[data-start][data-status][data-as-of]')) {
      const { start, status } = game.dataset;
      if (status === 'scheduled' && Date.parse(start) > Date.now()) continue;
      for (const mark of game.querySelectorAll(
        '[data-when=open],[data-when=closed],[data-when=fresh],[data-when=unfresh]',
      )) {
        if (mark.closest('[data-start]') === game)
          mark.hidden = /^(open|fresh)$/.test(mark.dataset.when);
      }
    }
  });
  early.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => early.disconnect());
} catch {}
