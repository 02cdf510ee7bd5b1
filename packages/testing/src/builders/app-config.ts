import type { AppConfig } from '@flowlens/client';
import { SHARE_TOKEN } from './share.js';

const EXTENSION_ID = 'abcdefghijklmnopabcdefghijklmnop';

/** A server that has an extension, documentation, an example flow and an MCP endpoint. */
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
    example_flow_url: `https://flowlens.test/shared/flow/${SHARE_TOKEN}`,
    mcp_url: 'https://api.flowlens.test/mcp',
    jira_enabled: true,
    recorder: {
      extension_ids: [EXTENSION_ID],
      redirect_uris: [`https://${EXTENSION_ID}.chromiumapp.org/cb`],
      min_version: null,
      download: null,
    },
    ...overrides,
  };
}
