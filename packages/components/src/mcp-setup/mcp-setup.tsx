'use client';

import type { Messages } from '@flowlens/core';
import { useAgentTokens, useAppConfig, useGenerateAgentToken } from '@flowlens/hooks';
import { useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { Tabs } from '../ui/tabs/tabs.js';
import { AgentTokenList } from './agent-token-list.js';
import { AssistantInstructions } from './assistant-instructions.js';
import { ASSISTANTS, type Assistant } from './assistant-setup.js';

export interface McpSetupProps {
  m: Messages['mcp'];
}

/** What the dialog holds. Tokens that are made here are forgotten when it closes. */
export function McpSetup({ m }: McpSetupProps) {
  const common = useMessages('common');
  const { data: config, isPending, isFetching, refetch } = useAppConfig();
  const { data: tokens } = useAgentTokens();
  const maker = useGenerateAgentToken();
  const [shown, setShown] = useState<Assistant>('CLAUDE_CODE');

  if (isPending) {
    return (
      <p className="fl-mcp-loading" role="status">
        <Spinner />
        {common.loading}
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
          onValueChange={(id) => setShown(ASSISTANTS.find((assistant) => assistant === id) ?? shown)}
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
      <AgentTokenList m={m} onRevoked={maker.forget} />
    </div>
  );
}
