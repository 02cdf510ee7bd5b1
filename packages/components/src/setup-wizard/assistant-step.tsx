'use client';

import type { Messages } from '@flowlens/core/messages';
import type { UseSetupProgressResult } from '@flowlens/hooks';
import { ASSISTANTS, type Assistant } from '../mcp-setup/assistant-setup.js';
import { McpSetupButton } from '../mcp-setup/mcp-setup-button.js';
import { useMessages } from '../provider/use-messages.js';
import { Select } from '../ui/select/select.js';
import { SetupStep } from './setup-step.js';
import { StepState } from './step-state.js';

export interface AssistantStepProps {
  m: Messages['setupWizard'];
  tool: Assistant;
  onToolChange: (tool: Assistant) => void;
  progress: UseSetupProgressResult;
}

/** Chooses a coding assistant, opens its setup, and waits until the assistant connects. */
export function AssistantStep({ m, tool, onToolChange, progress }: AssistantStepProps) {
  const { assistant: names } = useMessages('mcp');
  const { assistantToken, connectedAssistant: connected } = progress;

  return (
    <SetupStep title={m.assistantTitle} hint={m.assistantHint} done={connected !== undefined}>
      <div className="fl-setup-step-row">
        <Select
          label={m.assistant}
          hideLabel
          options={ASSISTANTS.map((value) => ({ value, label: names[value] }))}
          value={tool}
          onValueChange={onToolChange}
        />
        <McpSetupButton variant="secondary" tab={tool} onTabChange={onToolChange} />
      </div>
      {connected ? (
        <StepState done text={m.assistantConnected({ assistant: names[connected.agent_type] })} />
      ) : (
        assistantToken && <StepState done={false} text={m.tokenWaits} />
      )}
    </SetupStep>
  );
}
