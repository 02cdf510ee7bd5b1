'use client';

import type { Messages } from '@flowlens/core/messages';
import type { UseGenerateAgentTokenResult } from '@flowlens/hooks';
import { MousePointerClick } from 'lucide';
import { Button } from '../ui/button/button.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { Icon } from '../ui/icon/icon.js';
import { type Assistant, assistantSetup, cursorInstallLink } from './assistant-setup.js';
import { SetupCodeBlock } from './setup-code-block.js';
import { TokenGenerator } from './token-generator.js';

export interface AssistantInstructionsProps {
  assistant: Assistant;
  /** Address of the MCP endpoint. */
  url: string;
  m: Messages['mcp'];
  generator: UseGenerateAgentTokenResult;
  /** True if the assistant already has a token. */
  replaces: boolean;
}

/** Setup of one assistant, from creating the token to sharing the setup in a team. */
export function AssistantInstructions({ assistant, url, m, generator, replaces }: AssistantInstructionsProps) {
  const token = generator.tokenOf(assistant);
  const setup = assistantSetup(assistant, url, token);
  const texts = m.steps[assistant];
  const addIcon = <Icon of={MousePointerClick} size={14} />;

  return (
    <div className="fl-mcp-instructions">
      <h3 className="fl-mcp-heading">{m.tokenHeading}</h3>
      <p className="fl-mcp-hint">{m.tokenHint}</p>
      <TokenGenerator assistant={assistant} m={m} generator={generator} replaces={replaces} />

      <h3 className="fl-mcp-heading">{m.privateHeading}</h3>
      <p className="fl-mcp-hint">{texts.private}</p>
      <SetupCodeBlock code={setup.private} m={m} />
      {assistant === 'CURSOR' && (
        <p className="fl-mcp-link">
          <span>{m.orByLink}</span>
          {token === undefined ? (
            <Button size="small" disabled icon={addIcon}>
              {m.addToCursor}
            </Button>
          ) : (
            <LinkButton size="small">
              <a href={cursorInstallLink(url, token)}>
                {addIcon}
                <span>{m.addToCursor}</span>
              </a>
            </LinkButton>
          )}
        </p>
      )}
      <p className="fl-mcp-hint">{texts.after}</p>

      <h3 className="fl-mcp-heading">{m.teamHeading}</h3>
      <p className="fl-mcp-hint">{texts.team}</p>
      <SetupCodeBlock code={setup.team} m={m} />
      <p className="fl-mcp-hint">{m.keepSecret}</p>
    </div>
  );
}
