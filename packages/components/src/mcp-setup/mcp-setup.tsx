'use client';

import type { Messages } from '@flowlens/core/messages';
import { useAgentTokens, useAppConfig, useGenerateAgentToken } from '@flowlens/hooks';
import { useControllableState } from '@flowlens/hooks/internal';
import { useMessages } from '../provider/use-messages.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { Tabs } from '../ui/tabs/tabs.js';
import { AssistantInstructions } from './assistant-instructions.js';
import { ASSISTANTS, type Assistant } from './assistant-setup.js';
import { TokenList } from './token-list.js';

export interface McpSetupProps {
  /** The assistant whose tab is visible. */
  tab?: Assistant | undefined;
  /** @default 'CLAUDE_CODE' */
  defaultTab?: Assistant | undefined;
  onTabChange?: ((tab: Assistant) => void) | undefined;
  m: Messages['mcp'];
}

/** Content of the dialog. Created tokens are cleared when it closes. */
export function McpSetup({ m, tab, defaultTab = 'CLAUDE_CODE', onTabChange }: McpSetupProps) {
  const common = useMessages('common');
  const { data: config, isPending, isFetching, refetch } = useAppConfig();
  const { data: tokens } = useAgentTokens();
  const generator = useGenerateAgentToken();
  const [shown, setShown] = useControllableState<Assistant>({
    value: tab,
    defaultValue: defaultTab,
    onChange: onTabChange,
  });

  if (isPending) {
    return (
      <p className="fl-mcp-loading" role="status">
        <Spinner />
        <span>{common.loading}</span>
      </p>
    );
  }
  if (!config) {
    return (
      <LoadFailure
        message={m.loadFailed}
        retryLabel={common.tryAgain}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const url = config.mcp_url;
  return (
    <div className="fl-mcp-setup">
      {url === null ? (
        <InlineAlert tone="info">{m.noServer}</InlineAlert>
      ) : (
        <Tabs
          label={m.assistants}
          value={shown}
          onValueChange={setShown}
          tabs={ASSISTANTS.map((assistant) => ({
            id: assistant,
            label: m.assistant[assistant],
            content: (
              <AssistantInstructions
                assistant={assistant}
                url={url}
                m={m}
                generator={generator}
                replaces={tokens?.some((token) => token.agent_type === assistant) ?? false}
              />
            ),
          }))}
        />
      )}
      {/* Removes a revoked token from the instructions, so that nobody uses it. */}
      <TokenList m={m} onRevoked={generator.forget} />
    </div>
  );
}
