'use client';

import { CircleUser, type IconNode, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon/icon.js';

export interface ConnectRefusedProps {
  tone: 'error' | 'info';
  title: string;
  text: string;
  action: ReactNode;
}

const ICONS: Record<ConnectRefusedProps['tone'], IconNode> = { error: TriangleAlert, info: CircleUser };

/** Reason why no recorder can be connected here, and the next step. */
export function ConnectRefused({ tone, title, text, action }: ConnectRefusedProps) {
  return (
    <div className="fl-connect-recorder-refused">
      <div className="fl-connect-recorder-reason" role="alert">
        <Icon of={ICONS[tone]} className="fl-connect-recorder-sign" data-tone={tone} size={28} />
        <h2 className="fl-connect-recorder-title">{title}</h2>
        <p className="fl-connect-recorder-text">{text}</p>
      </div>
      <div>{action}</div>
    </div>
  );
}
