'use client';

import type { SharedFlow } from '@flowlens/client';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge/badge.js';
import { ownElement } from '../ui/internal/own-element.js';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { JoinSharedProject } from './join-shared-project.js';
import { SharedFlowTitle } from './shared-flow-title.js';

export interface SharedFlowHeaderProps {
  token: string;
  flow: SharedFlow | undefined;
  loading: boolean;
  logo: ReactNode;
  headingLevel: 1 | 2 | 3;
  m: Messages['sharedFlow'];
  messages: MessageOverrides['flowActions'];
}

/** Title of the shared flow, and a note that it is view-only. */
export function SharedFlowHeader({ token, flow, loading, logo, headingLevel, m, messages }: SharedFlowHeaderProps) {
  return (
    <header className="fl-shared-flow-header">
      {ownElement(logo)}
      {loading && (
        <div className="fl-shared-flow-title fl-shared-flow-title-loading">
          <Skeleton width="200px" height="14px" />
        </div>
      )}
      {flow && (
        <>
          <SharedFlowTitle flow={flow} headingLevel={headingLevel} messages={messages} />
          <Badge className="fl-shared-flow-badge">{m.viewOnly}</Badge>
          <JoinSharedProject token={token} flow={flow} m={m} />
        </>
      )}
    </header>
  );
}
