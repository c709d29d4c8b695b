import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { takeCarriedToast } from '#client/carriedToast.ts';
import { showToast } from '#client/toasts.ts';
import { Toasts } from './Toasts.tsx';

/** Shows the notice that the previous page left for this one. */
export function showCarriedToast(): void {
  const notice = takeCarriedToast();
  if (!notice) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(Toasts));
  showToast(notice);
}
