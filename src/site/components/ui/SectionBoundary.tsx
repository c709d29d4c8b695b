import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FAILURES } from '#domain/words/failures.ts';

/** Replaces a section that could not be drawn, or whose script did not arrive. */
const SectionFailed = () => (
  <div className="alert neg" role="alert">
    <p>{FAILURES.section}</p>
  </div>
);

interface Props {
  readonly children: ReactNode;
}

/** Confines a failure to its section: a sentence replaces it, the rest of the page works. */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.warn('A section failed to render', error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <SectionFailed /> : this.props.children;
  }
}
