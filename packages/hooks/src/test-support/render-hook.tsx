import {
  createDb,
  createHandlers,
  type MockDb,
  MockFlowLensProvider,
  type MockFlowLensProviderProps,
} from '@flowlens/testing';
import { renderHook } from '@testing-library/react';
import type { AnyHandler } from 'msw';
import { StrictMode } from 'react';
import { server } from './mock-server.js';

interface RenderOptions {
  db?: Partial<MockDb>;
  /** Handlers for this test only; they take precedence. */
  handlers?: AnyHandler[];
  provider?: Omit<MockFlowLensProviderProps, 'children' | 'provider'>;
}

/** Renders a hook below a provider, with a mock server that responds from `db`. */
export function renderFlowLensHook<Result>(hook: () => Result, { db, handlers = [], provider }: RenderOptions = {}) {
  const mockDb = createDb(db);
  server.use(...handlers, ...createHandlers(mockDb));
  const rendered = renderHook(() => readThrough(hook()), {
    wrapper: ({ children }) => (
      <StrictMode>
        <MockFlowLensProvider {...provider}>{children}</MockFlowLensProvider>
      </StrictMode>
    ),
  });
  return { ...rendered, db: mockDb };
}

/** Reads the result of a hook during render, as a page does: a query reports changes only of fields that were read. */
function readThrough<Result>(result: Result, depth = 2): Result {
  if (depth === 0 || typeof result !== 'object' || result === null) return result;
  // The promise is experimental in TanStack, and warns when it is read.
  const names = Object.keys(result).filter((name) => name !== 'promise') as (keyof Result)[];
  for (const name of names) readThrough(result[name], depth - 1);
  return result;
}
