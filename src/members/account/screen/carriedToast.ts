import { chunkFailed } from '#client/chunkFailed.ts';

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
  const toast = await import('./showCarriedToast.ts').catch((error: unknown) => chunkFailed(error));
  toast?.showCarriedToast();
}
