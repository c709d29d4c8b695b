// `@media (scripting)` is younger than browsers we support: styles that depend on scripts ask for this.
document.documentElement.dataset.script = '';
try {
  const t = localStorage.getItem('theme');
  if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
} catch {}
