try {
  const user = JSON.parse(localStorage.sportsSimUser ?? 'null');
  if (user)
    document.documentElement.dataset.who =
      user.subscriptionStatus === 'active' ? 'member' : 'signed-in';
} catch {
  try {
    localStorage.removeItem('sportsSimUser');
  } catch {}
}
try {
  const until = localStorage.sportsSimPause;
  if (until) document.documentElement.dataset.shut = until;
} catch {}
