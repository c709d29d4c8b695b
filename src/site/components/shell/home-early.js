const home = document.documentElement.dataset;
try {
  const kept = JSON.parse(localStorage.sportsSimFollowed ?? 'null');
  if (kept?.version === 1 && kept.list.some((follow) => !follow.gone))
    home.home = /^\?everyone\b/.test(location.search) ? 'everyone' : 'mine';
} catch {}
