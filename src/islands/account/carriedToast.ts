import { takeCarriedToast } from '#client/carriedToast.ts';

/** Shows the notice that the page before has left for this one. What draws it is loaded only then. */
async function show(): Promise<void> {
  const notice = takeCarriedToast();
  if (!notice) return;
  const [{ createElement }, { createRoot }, { Toasts }, { showToast }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('./Toasts.tsx'),
    import('#client/toasts.ts'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(Toasts));
  showToast(notice);
}

show();
