import type { AgentToken, RecorderToken } from '@flowlens/client';

/** An unused token of Claude Code, created in a signed-in browser. */
export function anAgentToken(overrides: Partial<AgentToken> = {}): AgentToken {
  return {
    kind: 'agent',
    id: '5d3c9f0e-8a47-4a8e-a3c8-1f1b7b2c9d01',
    agent_type: 'CLAUDE_CODE',
    created_at: '2026-03-01T09:15:00.000Z',
    last_used_at: null,
    expires_at: '2026-05-30T09:15:00.000Z',
    created_from: '127.0.0.1',
    session_kind: 'cookie',
    ...overrides,
  };
}

/** A token of a recorder that was used a minute after it was made. */
export function aRecorderToken(overrides: Partial<RecorderToken> = {}): RecorderToken {
  return {
    kind: 'recorder',
    id: '8e2b4d6f-1a3c-4b5d-9e7f-0a1b2c3d4e02',
    device: 'Chrome on Linux',
    created_at: '2026-03-01T09:20:00.000Z',
    last_used_at: '2026-03-01T09:21:00.000Z',
    expires_at: '2026-05-30T09:21:00.000Z',
    created_from: '127.0.0.1',
    ...overrides,
  };
}
