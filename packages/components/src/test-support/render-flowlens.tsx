import { createDb, createHandlers, type MockDb, renderWithFlowLens } from '@flowlens/testing';
import type { AnyHandler } from 'msw';
import type { ReactNode } from 'react';
import { FlowLensProvider, type FlowLensProviderProps } from '../provider/flowlens-provider.js';
import { server } from './mock-server.js';

interface RenderFlowLensOptions {
  db?: Partial<MockDb>;
  /** Handlers for this test only; they take precedence. */
  handlers?: AnyHandler[];
  provider?: Omit<FlowLensProviderProps, 'children' | 'client'>;
}

/** Renders below the styled provider, with a mock server that responds from `db`. */
export function renderFlowLens(ui: ReactNode, { db, handlers = [], provider }: RenderFlowLensOptions = {}) {
  const mockDb = createDb(db);
  server.use(...handlers, ...createHandlers(mockDb));
  return { ...renderWithFlowLens(ui, { provider: FlowLensProvider, ...provider }), db: mockDb };
}
