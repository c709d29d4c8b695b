import { createRoot } from 'react-dom/client';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { KeptFocus } from '../KeptFocus.tsx';
import { MemberDay } from './MemberDay.tsx';

/** Draws a member's day in its place on the page. */
export function startDay(place: HTMLElement): void {
  place.textContent = '';
  createRoot(place).render(
    <SectionBoundary>
      <KeptFocus />
      <MemberDay onReady={() => place.removeAttribute('aria-busy')} />
    </SectionBoundary>,
  );
}
