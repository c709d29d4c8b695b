import type { PointerEvent, ReactNode } from 'react';
import { type Span, valueAt } from '../charts/span.ts';

interface Props {
  readonly span: Span;
  /** What the chart shows, in a sentence. */
  readonly label: string;
  /** Absent until the page has its script. The slider beside it does the same by keyboard. */
  readonly onMove?: ((value: number) => void) | undefined;
  readonly children: ReactNode;
}

/** A chart whose line follows the pointer. */
export function DragPlot({ span, label, onMove, children }: Props) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMove?.(valueAt(span, ((event.clientX - left) / width) * 100));
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (!onMove || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  return (
    <div
      className={onMove ? 'chart drag' : 'chart'}
      role="img"
      aria-label={label}
      onPointerDown={start}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      {children}
    </div>
  );
}
