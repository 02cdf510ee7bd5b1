import type { AgentToken, AppConfig } from '@flowlens/client';

/** A server that has an extension, documentation and an MCP endpoint. */
export function anAppConfig(overrides: Partial<AppConfig> = {}): AppConfig {
  return {
    sign_in: {
      issuer: 'https://id.flowlens.test',
      client_id: 'flowlens',
      authorization_endpoint: 'https://id.flowlens.test/authorize',
      end_session_endpoint: null,
      scopes: ['openid', 'profile', 'email'],
      hosted_domain: null,
    },
    extension_store_url: 'https://extensions.example/flowlens',
    docs_url: 'https://docs.flowlens.example',
    mcp_url: 'https://api.flowlens.test/mcp',
    jira_enabled: true,
    ...overrides,
  };
}

/** A token of Claude Code that was never used, made by somebody signed in in this browser. */
export function anAgentToken(overrides: Partial<AgentToken> = {}): AgentToken {
  return {
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
