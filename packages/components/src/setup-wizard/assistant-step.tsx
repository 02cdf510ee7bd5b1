'use client';

import type { Messages } from '@flowlens/core/messages';
import { ASSISTANTS, type Assistant } from '../mcp-setup/assistant-setup.js';
import { McpSetupButton } from '../mcp-setup/mcp-setup-button.js';
import { useMessages } from '../provider/use-messages.js';
import { Select } from '../ui/select/select.js';
import { SetupStep } from './setup-step.js';

export interface AssistantStepProps {
  m: Messages['setupWizard'];
  tool: Assistant;
  onToolChange: (tool: Assistant) => void;
}

/** Chooses a coding assistant and opens its setup. */
export function AssistantStep({ m, tool, onToolChange }: AssistantStepProps) {
  const { assistant: names } = useMessages('mcp');

  return (
    <SetupStep title={m.assistantTitle} hint={m.assistantHint}>
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
    </SetupStep>
  );
}
