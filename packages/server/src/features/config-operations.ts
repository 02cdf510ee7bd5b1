import type { AppConfig } from '@flowlens/client';
import type { Config } from '../platform/config/config.js';
import { EXTENSION_PATH } from '../http/pages/extension-download.js';
import type { Operations } from '../http/operation-handler.js';
import type { ExampleFlow } from './seed/example-flow.js';
import type { AllowedAccounts } from '../platform/config/allowed-accounts.js';
import type { IdentityProvider, IssuerSettings } from './auth/sign-in/identity-provider.js';
import { GUIDE_PATH } from '../http/pages/guide-pages.js';
import { MCP_PATH } from './mcp/endpoint/mcp-path.js';
import { extensionRedirects } from './recorder-tokens/extension-redirects.js';

interface ConfigParts {
  config: Config;
  issuer: IssuerSettings;
  identityProvider: IdentityProvider;
  allowedAccounts: AllowedAccounts;
  exampleFlow: Pick<ExampleFlow, 'url'>;
}

export function configOperations({
  config,
  issuer,
  identityProvider,
  allowedAccounts,
  exampleFlow,
}: ConfigParts): Operations {
  return {
    async getConfig(): Promise<AppConfig> {
      const { authorization, endSession } = await identityProvider.endpoints();
      return {
        sign_in: {
          issuer: issuer.issuer,
          client_id: issuer.clientId,
          authorization_endpoint: authorization,
          end_session_endpoint: endSession,
          scopes: ['openid', 'profile', 'email'],
          hosted_domain: allowedAccounts.hostedDomain,
        },
        extension_store_url: config.extensionStoreUrl ?? null,
        docs_url: config.docsUrl ?? `${config.publicUrl}${GUIDE_PATH}`,
        mcp_url: `${config.publicUrl}${MCP_PATH}`,
        jira_enabled: config.jira !== undefined,
        example_flow_url: exampleFlow.url(),
        recorder: {
          extension_ids: config.recorderExtensionIds,
          redirect_uris: extensionRedirects(config.recorderExtensionIds),
          min_version: null,
          download: config.extension
            ? { url: `${config.publicUrl}${EXTENSION_PATH}`, version: config.extension.version }
            : null,
        },
      };
    },
  };
}
