import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** The specification's sentence for a section that could not be drawn. */
export const SECTION_FAILED =
  'Something went wrong loading this section. The page will continue to work normally.';

/** Keeps a failure inside its section: the sentence stands in its place, the rest of the page lives on. */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.warn('A section failed to render', error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="alert neg" role="alert">
        <p>{SECTION_FAILED}</p>
      </div>
    );
  }
}
