'use client';

import { forwardRef, type ForwardRefExoticComponent, type PropsWithoutRef, type RefAttributes } from 'react';
import { BrokenPart, type PlaceProps } from './broken-part.js';
import { ErrorBoundary } from './error-boundary.js';

/** Props of every top-level component. */
export interface BoundaryProps {
  /**
   * Runs with the thrown error when the component fails, or a part of it, such as a tab or a dialog. What failed then shows
   * an error and a retry, and the page around it stays.
   */
  onError?: ((error: unknown) => void) | undefined;
}

/** Props that identify the shown object. */
interface Naming {
  flowId?: string | null | undefined;
  token?: string | null | undefined;
  projectId?: string | null | undefined;
  timelineUrl?: string | null | undefined;
}

type Guardable = BoundaryProps & Naming & PlaceProps;

/** Puts a component inside its own error boundary. `onError` is the boundary's and does not reach the component. */
export function withErrorBoundary<Root, Props extends Guardable>(
  Guarded: ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Root>>,
) {
  return forwardRef<Root, Props>(function Boundary(props, ref) {
    const { onError, flowId, token, projectId, timelineUrl }: Guardable = props;
    return (
      <ErrorBoundary
        shown={[flowId, token, projectId, timelineUrl].join()}
        onError={onError}
        fallback={(retry) => <BrokenPart of={props} onRetry={retry} />}
      >
        <Guarded {...props} onError={undefined} ref={ref} />
      </ErrorBoundary>
    );
  });
}
