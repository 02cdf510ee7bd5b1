'use client';

import type { Messages } from '@flowlens/core/messages';
import { useCopy } from '@flowlens/hooks/internal';
import { Check, Copy } from 'lucide';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';

export interface CopyDeviceInfoProps {
  m: Messages['deviceInfo'];
  text: string;
}

/** Copies everything shown, and displays whether that succeeded. */
export function CopyDeviceInfo({ m, text }: CopyDeviceInfoProps) {
  const { copied, refused, copy } = useCopy();
  const { copyFailed } = useMessages('common');

  return (
    <span className="fl-device-info-copy">
      <span role="status">{refused && copyFailed}</span>
      <Button
        size="small"
        variant="ghost"
        icon={<Icon of={copied ? Check : Copy} size={14} />}
        onClick={() => void copy(text)}
      >
        {copied ? m.copied : m.copyAll}
      </Button>
    </span>
  );
}
