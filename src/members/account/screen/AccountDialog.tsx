import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { headingFocus } from '#client/headingFocus.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Called when it is closed by Escape, the background or a button with `value="close"`. */
  readonly onClose: () => void;
}

/** A modal dialog. The browser keeps the focus inside and returns it to the opener. */
export function AccountDialog({ title, children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect's cleanup runs while the dialog is still in the page: only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // What it asked for becomes what it says: its heading is read.
  useEffect(() => (ref.current ? headingFocus(ref.current) : undefined), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key; the click is for the background
    <dialog
      className="dialog"
      ref={ref}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && ref.current.close()}
    >
      <div className="inner">
        <h2 className="text-21 font-[750] tracking-[-0.02em]" id={heading}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
