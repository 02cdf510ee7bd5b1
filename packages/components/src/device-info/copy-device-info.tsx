'use client';

import type { Messages } from '@flowlens/core/messages';
import { Button } from '../ui/button/button.js';
import { useCopyFeedback } from '../ui/copy-field/use-copy-feedback.js';
import { Icon } from '../ui/icon/icon.js';

export interface CopyDeviceInfoProps {
  m: Messages['deviceInfo'];
  text: string;
}

/** Copies everything shown, and displays whether that succeeded. */
export function CopyDeviceInfo({ m, text }: CopyDeviceInfoProps) {
  const { copied, refused, outcome, icon, copy } = useCopyFeedback();

  return (
    <span className="fl-device-info-copy">
      <span role="status">{refused && outcome}</span>
      <Button size="small" variant="ghost" icon={<Icon of={icon} size={14} />} onClick={() => void copy(text)}>
        {copied ? m.copied : m.copyAll}
      </Button>
    </span>
  );
}
