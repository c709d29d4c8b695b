import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Told when it is left by Escape, the background or a button with `value="close"`. */
  readonly onClose: () => void;
}

/** A question in front of the page. The browser keeps the focus inside and gives it back to what opened it. */
export function AccountDialog({ title, children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect ends while the dialog is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
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
