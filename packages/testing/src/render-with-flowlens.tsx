import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { MockFlowLensProvider, type MockFlowLensProviderProps } from './mock-flowlens-provider.js';

export interface RenderWithFlowLensResult extends RenderResult {
  user: UserEvent;
}

/** Renders below a `MockFlowLensProvider`, in strict mode, with a user to act. */
export function renderWithFlowLens(
  ui: ReactNode,
  options: Omit<MockFlowLensProviderProps, 'children'> = {},
): RenderWithFlowLensResult {
  const result = render(ui, {
    wrapper: ({ children }) => (
      <StrictMode>
        <MockFlowLensProvider {...options}>{children}</MockFlowLensProvider>
      </StrictMode>
    ),
  });
  return { ...result, user: userEvent.setup() };
}
