/** What a tap is on, and keeps it from leading there; undefined elsewhere, or if it asks for another window. */
export function plainTap<Found extends HTMLElement>(
  event: MouseEvent,
  selector: string,
): Found | undefined {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const found = target instanceof Element && target.closest<Found>(selector);
  if (!found || metaKey || ctrlKey || shiftKey) return undefined;
  event.preventDefault();
  return found;
}
