import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { $toasts, dismissToast, TOASTS, type Toast } from '#client/toasts.ts';
import { useHydrated } from '#islands/useHydrated.ts';

const One = ({ toast: { id, title, text, bad, open } }: { readonly toast: Toast }) => (
  <Radix.Root
    className={bad ? 'toast bad' : 'toast'}
    open={open}
    onOpenChange={(next) => next || dismissToast(id)}
  >
    <div>
      <Radix.Title asChild>
        <b>{title}</b>
      </Radix.Title>
      {text && <Radix.Description>{text}</Radix.Description>}
    </div>
    <Radix.Close aria-label="Close">
      <X className="icon" />
    </Radix.Close>
  </Radix.Root>
);

/** The page's toasts. Rendered only in the browser, because Radix adds styles that our pages' policy forbids in HTML. */
export function Toasts() {
  const toasts = useStore($toasts);
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  // Readers who came here with F8 return to where they were once nothing is left to read.
  useEffect(() => {
    const open = toasts.some((toast) => toast.open);
    if (!open && viewport.current?.contains(document.activeElement)) before.current?.focus();
  }, [toasts]);
  if (!hydrated) return null;
  return (
    <Radix.Provider
      duration={TOASTS.durationMs}
      swipeDirection="right"
      swipeThreshold={TOASTS.swipeThreshold}
    >
      {toasts.map((toast) => (
        <One key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        ref={viewport}
        className="toasts"
        hotkey={[TOASTS.hotkey]}
        onFocus={({ relatedTarget, currentTarget }) => {
          const within = currentTarget.parentElement?.contains(relatedTarget);
          if (relatedTarget instanceof HTMLElement && !within) before.current = relatedTarget;
        }}
      />
    </Radix.Provider>
  );
}
