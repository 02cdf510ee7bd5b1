'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useSetupProgress } from '@flowlens/hooks';
import { useControllableState } from '@flowlens/hooks/internal';
import { clsx } from 'clsx/lite';
import { forwardRef } from 'react';
import type { Assistant } from '../mcp-setup/assistant-setup.js';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { AssistantStep } from './assistant-step.js';
import { RecorderStep } from './recorder-step.js';
import { SetupStep } from './setup-step.js';
import { StepState } from './step-state.js';

export interface SetupWizardDialogProps extends HostDialogProps {
  /** The selected assistant. */
  tool?: Assistant | undefined;
  /** @default 'CLAUDE_CODE' */
  defaultTool?: Assistant | undefined;
  /** Runs when the user selects another assistant. */
  onToolChange?: ((tool: Assistant) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'setupWizard'> | undefined;
}

/** Content of `SetupWizardDialog`. */
export const SetupWizardDialogContent = forwardRef<HTMLDivElement, DialogContentProps<SetupWizardDialogProps>>(
  function SetupWizardDialogContent(
    { open, onOpenChange, tool, defaultTool = 'CLAUDE_CODE', onToolChange, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('setupWizard', messages?.setupWizard);
    const progress = useSetupProgress();
    const [chosen, setChosen] = useControllableState<Assistant>({
      value: tool,
      defaultValue: defaultTool,
      onChange: onToolChange,
    });

    return (
      <Dialog
        {...rest}
        ref={ref}
        className={clsx('fl-setup-wizard', className)}
        focusDialog
        title={m.title}
        description={m.description}
        open={open}
        onOpenChange={onOpenChange}
        footer={
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {m.done}
          </Button>
        }
      >
        <ol className="fl-setup-steps">
          <RecorderStep m={m} progress={progress} />
          <SetupStep title={m.recordTitle} hint={m.recordHint} done={progress.hasOwnFlow}>
            <StepState done={progress.hasOwnFlow} text={progress.hasOwnFlow ? m.flowArrived : m.flowWaits} />
          </SetupStep>
          <AssistantStep m={m} tool={chosen} onToolChange={setChosen} progress={progress} />
        </ol>
      </Dialog>
    );
  },
);
