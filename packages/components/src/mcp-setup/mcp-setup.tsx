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
  /** The assistant whose tab shows. */
  tab?: Assistant | undefined;
  /** @default 'CLAUDE_CODE' */
  defaultTab?: Assistant | undefined;
  onTabChange?: ((tab: Assistant) => void) | undefined;
  m: Messages['mcp'];
}

/** Content of the dialog. Tokens that it creates are forgotten when it closes. */
export function McpSetup({ m, tab, defaultTab = 'CLAUDE_CODE', onTabChange }: McpSetupProps) {
  const common = useMessages('common');
  const { data: config, isPending, isFetching, refetch } = useAppConfig();
  const { data: tokens } = useAgentTokens();
  const maker = useGenerateAgentToken();
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
                maker={maker}
                replaces={tokens?.some((token) => token.agent_type === assistant) ?? false}
              />
            ),
          }))}
        />
      )}
      {/* Nobody shall set up an assistant with a token that is dead. */}
      <TokenList m={m} onRevoked={maker.forget} />
    </div>
  );
}
