'use client';

import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, type FlowLensProviderProps } from '@flowlens/hooks';
import { type ComponentType, useState } from 'react';

/** Where the mock client sends its calls; nothing stands there but request handlers. */
export const MOCK_API_URL = 'https://api.flowlens.test';
/** The time at which mock pages are looked at, two days after the flow of `aFlow` was recorded. */
export const MOCK_NOW_MS = Date.parse('2026-03-04T12:00:00.000Z');

export interface MockFlowLensProviderProps extends Omit<FlowLensProviderProps, 'client'> {
  client?: FlowLensProviderProps['client'] | undefined;
  /** The provider of `@flowlens/components` for styled components. @default the one of `@flowlens/hooks` */
  provider?: ComponentType<FlowLensProviderProps> | undefined;
}

/** A provider with a signed-in client, a fixed time and a fixed time zone. Needs `createHandlers` to answer. */
export function MockFlowLensProvider({
  client,
  provider: Provider = FlowLensProvider,
  now = mockNow,
  timeZone = 'UTC',
  ...rest
}: MockFlowLensProviderProps) {
  const [ownClient] = useState(createMockClient);
  return <Provider client={client ?? ownClient} now={now} timeZone={timeZone} {...rest} />;
}

/** A client that is signed in with a token no server ever made. */
export function createMockClient() {
  return createFlowLensClient({ baseUrl: MOCK_API_URL, getAccessToken: () => 'mock-token' });
}

const mockNow = () => MOCK_NOW_MS;
