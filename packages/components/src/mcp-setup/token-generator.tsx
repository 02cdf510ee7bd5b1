'use client';

import type { Messages } from '@flowlens/core/messages';
import type { UseGenerateAgentTokenResult } from '@flowlens/hooks';
import { Check, Copy, KeyRound } from 'lucide';
import { Button } from '../ui/button/button.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import type { Assistant } from './assistant-setup.js';

export interface TokenGeneratorProps {
  assistant: Assistant;
  m: Messages['mcp'];
  generator: UseGenerateAgentTokenResult;
  /** True if the assistant already has a token. */
  replaces: boolean;
}

/** Creates the token of an assistant, and shows it once. */
export function TokenGenerator({ assistant, m, generator, replaces }: TokenGeneratorProps) {
  const token = generator.tokenOf(assistant);
  const busy = generator.generating === assistant;
  const done = token !== undefined;

  return (
    <div className="fl-mcp-token">
      <Button
        className="fl-mcp-generate"
        variant={done ? 'secondary' : 'primary'}
        busy={busy}
        // Keeps the focus, but ignores a second click, which would replace the token. Only one token is created at a time.
        aria-disabled={done || generator.generating !== undefined || undefined}
        icon={<Icon of={done ? Check : KeyRound} size={14} />}
        onClick={() => {
          if (!done) generator.generate(assistant);
        }}
      >
        <span aria-live="polite">{done ? m.generated : busy ? m.generating : m.generate}</span>
      </Button>
      {/* As high with a token as without one, so that the instructions below do not move. */}
      <div className="fl-mcp-token-slot">
        {done ? (
          <div className="fl-mcp-token-field">
            <output className="fl-mcp-token-value" dir="ltr" aria-label={m.token}>
              {token}
            </output>
            <IconButton
              size="small"
              label={m.copyToken}
              icon={<Icon of={Copy} size={14} />}
              onClick={() => generator.copyToken(token)}
            />
          </div>
        ) : generator.error && !busy ? (
          <FailureAlert error={generator.error} text={{ action: 'generateToken' }} />
        ) : replaces ? (
          <InlineAlert tone="warning">{m.replaces}</InlineAlert>
        ) : (
          <p className="fl-mcp-token-field fl-mcp-hint">{m.noTokenYet}</p>
        )}
      </div>
    </div>
  );
}
