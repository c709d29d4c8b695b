try {
  const early = new MutationObserver(() => {
    for (const game of document.querySelectorAll('[data-start][data-status][data-as-of]')) {
      const { start, status } = game.dataset;
      if (status === 'scheduled' && Date.parse(start) > Date.now()) continue;
      for (const mark of game.querySelectorAll('[data-when=open]')) mark.hidden = true;
      for (const mark of game.querySelectorAll('[data-when=closed]')) mark.hidden = false;
    }
  });
  early.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => early.disconnect());
} catch {}
