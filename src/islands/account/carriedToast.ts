/** Whether the page before has left a notice for this one (client/carriedToast.ts): only then is anything loaded for it. */
function isCarried(): boolean {
  try {
    return sessionStorage.getItem('carriedToast') !== null;
  } catch {
    return false;
  }
}

if (isCarried()) {
  const { showCarriedToast } = await import('./showCarriedToast.ts');
  showCarriedToast();
}

export {};
