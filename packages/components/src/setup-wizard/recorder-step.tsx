'use client';

import { type Messages, safeHref } from '@flowlens/core';
import { useAppConfig } from '@flowlens/hooks';
import { BookOpen, type IconNode, Video } from 'lucide';
import { useMessages } from '../provider/use-messages.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { SetupStep } from './setup-step.js';

export interface RecorderStepProps {
  m: Messages['setupWizard'];
}

/** Leads to the extension, or to the guide for recorders when the server has no extension. */
export function RecorderStep({ m }: RecorderStepProps) {
  const { createFlow } = useMessages('gallery');
  const { data: config, isError } = useAppConfig();
  const storeUrl = safeHref(config?.extension_store_url);
  const withoutExtension = storeUrl === null && (config !== undefined || isError);

  return withoutExtension ? (
    <SetupStep title={m.recorderTitle} hint={m.recorderHint}>
      <StepLink href={safeHref(config?.docs_url)} icon={BookOpen} text={m.guide} />
    </SetupStep>
  ) : (
    <SetupStep title={m.installTitle} hint={m.installHint}>
      <StepLink href={storeUrl} icon={Video} text={createFlow} />
    </SetupStep>
  );
}

function StepLink({ href, icon, text }: { href: string | null; icon: IconNode; text: string }) {
  if (href === null) return null;
  return (
    <LinkButton>
      <a href={href} target="_blank" rel="noreferrer">
        <Icon of={icon} />
        <span>{text}</span>
      </a>
    </LinkButton>
  );
}
