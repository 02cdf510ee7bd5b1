'use client';

import { sharedFlowFailure, statusOf } from '@flowlens/core/failures';
import type { Messages } from '@flowlens/core/messages';
import { isRefusedLink, useFlowLens } from '@flowlens/hooks';
import { TriangleAlert } from 'lucide';
import { ProductLink } from '../provider/product-link.js';
import { Button } from '../ui/button/button.js';
import { focusableAncestor, useFocusFallback } from '../ui/internal/focus/use-focus-fallback.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton } from '../ui/link-button/link-button.js';

export interface SharedFlowFailureProps {
  m: Messages['sharedFlow'];
  error: Error;
  headingLevel: 1 | 2 | 3;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces a flow that cannot be shown, with the reason. */
export function SharedFlowFailure({ m, error, headingLevel, onRetry, retrying }: SharedFlowFailureProps) {
  const { common, failures } = useFlowLens().messages;
  const retry = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  // Retrying is pointless for an invalid link.
  const refused = isRefusedLink(error);
  const Heading = `h${headingLevel}` as const;

  return (
    <div className="fl-shared-flow-failure">
      <div className="fl-empty-state" role="alert">
        <span className="fl-empty-state-icon" aria-hidden="true">
          <Icon of={TriangleAlert} size={18} />
        </span>
        <Heading className="fl-shared-flow-failure-title">{m.failed}</Heading>
        <p className="fl-empty-state-hint">{sharedFlowFailure(error, failures)}</p>
        {refused && <p className="fl-empty-state-hint">{statusOf(error) === 404 ? m.deletedHint : m.expiredHint}</p>}
        <div className="fl-empty-state-action">
          {refused ? (
            <LinkButton>
              <ProductLink to={{ page: 'login' }}>{common.signIn}</ProductLink>
            </LinkButton>
          ) : (
            <Button ref={retry} onClick={onRetry} busy={retrying}>
              {common.tryAgain}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
