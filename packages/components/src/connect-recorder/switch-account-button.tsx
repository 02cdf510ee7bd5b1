'use client';

import type { Messages } from '@flowlens/core/messages';
import { useState } from 'react';
import { Button, type ButtonProps } from '../ui/button/button.js';

export interface SwitchAccountButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  m: Messages['connect'];
  onSwitchAccount: () => Promise<void> | void;
}

/** Signs the viewer out and shows that it is doing so. */
export function SwitchAccountButton({ label, m, onSwitchAccount, ...rest }: SwitchAccountButtonProps) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await onSwitchAccount();
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Button {...rest} busy={leaving} onClick={() => void leave()}>
      {leaving ? m.signingOut : label}
    </Button>
  );
}
