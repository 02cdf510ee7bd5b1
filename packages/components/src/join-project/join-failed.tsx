'use client';

import type { JoinFailure } from '@flowlens/core/failures';
import type { Messages } from '@flowlens/core/messages';
import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { ProductLink } from '../provider/product-link.js';
import { Button } from '../ui/button/button.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { Icon } from '../ui/icon/icon.js';

export interface JoinFailedProps {
  m: Messages['join'];
  failure: JoinFailure;
  projectId: string | null | undefined;
  retrying: boolean;
  onRetry: () => void;
  onSwitchAccount: (() => Promise<void> | void) | undefined;
}

/** Explains why joining failed, and offers the next step. */
export function JoinFailed({ m, failure, projectId, retrying, onRetry, onSwitchAccount }: JoinFailedProps) {
  const [told, setTold] = useState({ failure, count: 0 });
  if (told.failure !== failure) setTold({ failure, count: told.count + 1 });

  return (
    <>
      {/* A new element for each attempt, so that screen readers announce it again. */}
      <div key={told.count} className="fl-join-project-progress" role="alert">
        <Icon of={TriangleAlert} className="fl-join-project-failed" size={28} />
        <h2 className="fl-join-project-title">{m.failedTitle}</h2>
        <p className="fl-join-project-text">{failure.message}</p>
        {failure.needsNewLink && <p className="fl-join-project-text">{m.newLinkHint}</p>}
      </div>
      <div className="fl-join-project-actions">
        {failure.alreadyMember && projectId && (
          <LinkButton variant="primary">
            <ProductLink to={{ page: 'gallery', projectId }}>{m.goToProject}</ProductLink>
          </LinkButton>
        )}
        {failure.otherAccount && onSwitchAccount && <SwitchAccountButton m={m} onSwitchAccount={onSwitchAccount} />}
        <Button
          variant={failure.alreadyMember || failure.otherAccount || failure.needsNewLink ? 'secondary' : 'primary'}
          busy={retrying}
          onClick={onRetry}
        >
          {retrying ? m.retrying : m.tryAgain}
        </Button>
        <LinkButton variant={failure.needsNewLink ? 'primary' : 'secondary'}>
          <ProductLink to={{ page: 'gallery' }}>{m.goHome}</ProductLink>
        </LinkButton>
      </div>
    </>
  );
}

function SwitchAccountButton({
  m,
  onSwitchAccount,
}: Pick<JoinFailedProps, 'm'> & { onSwitchAccount: () => Promise<void> | void }) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await onSwitchAccount();
    setLeaving(false);
  }

  return (
    <Button variant="primary" busy={leaving} onClick={() => void leave()}>
      {leaving ? m.switchingAccount : m.switchAccount}
    </Button>
  );
}
