/** Whether the previous page left a notice for this one (client/carriedToast.ts): only then is anything loaded for it. */
function isCarried(): boolean {
  try {
    return sessionStorage.getItem('carriedToast') !== null;
  } catch {
    return false;
  }
}

/** Shows the notice that the previous page left. */
export async function showCarried(): Promise<void> {
  if (!isCarried()) return;
  const { showCarriedToast } = await import('./showCarriedToast.ts');
  showCarriedToast();
}
