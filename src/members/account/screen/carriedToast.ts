/** Whether the page before has left a notice for this one (client/carriedToast.ts): only then is anything loaded for it. */
function isCarried(): boolean {
  try {
    return sessionStorage.getItem('carriedToast') !== null;
  } catch {
    return false;
  }
}

/** Shows the notice that the page before has left. */
export async function showCarried(): Promise<void> {
  if (!isCarried()) return;
  const { showCarriedToast } = await import('./showCarriedToast.ts');
  showCarriedToast();
}
