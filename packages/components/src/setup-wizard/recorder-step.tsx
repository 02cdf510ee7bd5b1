'use client';

import { safeHref } from '@flowlens/core/links';
import type { Messages } from '@flowlens/core/messages';
import { useAppConfig, type UseSetupProgressResult } from '@flowlens/hooks';
import { BookOpen } from 'lucide';
import { CreateFlowLink } from '../create-flow-link/create-flow-link.js';
import { useMessages } from '../provider/use-messages.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { LoadExtension } from './load-extension.js';
import { SetupStep } from './setup-step.js';
import { StepState } from './step-state.js';

export interface RecorderStepProps {
  m: Messages['setupWizard'];
  progress: UseSetupProgressResult;
}

/** Links to the extension, in a store or on this server; without one, to the recording page and the guide for other recorders. */
export function RecorderStep({ m, progress: { recorder, hasOwnFlow } }: RecorderStepProps) {
  const { data: config, isError } = useAppConfig();
  const { recorder: recorderName } = useMessages('mcp');
  const downloadUrl = safeHref(config?.recorder.download?.url);
  const connected = recorder && m.connected({ device: recorder.device ?? recorderName });
  if (downloadUrl !== null)
    return (
      <SetupStep title={m.installTitle} hint={m.installHint} done={recorder !== undefined}>
        {!connected && <LoadExtension m={m} downloadUrl={downloadUrl} />}
        <StepState
          done={connected !== undefined}
          text={connected ?? m.connectStep({ address: new URL(downloadUrl).origin })}
        />
      </SetupStep>
    );

  const hasExtension = safeHref(config?.extension_store_url) !== null;
  const withoutExtension = !hasExtension && (config !== undefined || isError);
  const guideUrl = withoutExtension && safeHref(config?.docs_url);

  return (
    <SetupStep
      title={withoutExtension ? m.recorderTitle : m.installTitle}
      hint={withoutExtension ? m.recorderHint : m.installHint}
      done={recorder !== undefined || (withoutExtension && hasOwnFlow)}
    >
      <div className="fl-setup-step-row">
        <CreateFlowLink variant="secondary" />
        {guideUrl && (
          <LinkButton variant="ghost">
            <a href={guideUrl} target="_blank" rel="noreferrer">
              <Icon of={BookOpen} />
              <span>{m.guide}</span>
            </a>
          </LinkButton>
        )}
      </div>
      {connected && <StepState done text={connected} />}
    </SetupStep>
  );
}
