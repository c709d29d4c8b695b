const reader = document.documentElement.dataset;
try {
  const user = JSON.parse(localStorage.sportsSimUser ?? 'null');
  if (user) reader.who = user.subscriptionStatus === 'active' ? 'member' : 'signed-in';
  else if (/(^|; )(__Host-)?here=/.test(document.cookie)) reader.asking = '';
} catch {
  try {
    localStorage.removeItem('sportsSimUser');
  } catch {}
}
try {
  const until = localStorage.sportsSimPause;
  if (until) reader.shut = until;
} catch {}
