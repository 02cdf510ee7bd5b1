import type { FlowLensProviderProps } from '@flowlens/hooks';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { MockFlowLensProvider, type MockProviderOptions } from './mock-flowlens-provider.js';

export interface RenderWithFlowLensResult extends RenderResult {
  user: UserEvent;
}

/** Renders below a `MockFlowLensProvider`, in strict mode, with a user to act. */
export function renderWithFlowLens<Props extends FlowLensProviderProps = FlowLensProviderProps>(
  ui: ReactNode,
  options?: MockProviderOptions<Props>,
): RenderWithFlowLensResult {
  const result = render(ui, {
    wrapper: ({ children }) => (
      <StrictMode>
        <MockFlowLensProvider {...(options as MockProviderOptions)}>{children}</MockFlowLensProvider>
      </StrictMode>
    ),
  });
  return { ...result, user: userEvent.setup() };
}
