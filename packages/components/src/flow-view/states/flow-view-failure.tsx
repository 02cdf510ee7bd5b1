'use client';

import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { ProductLink } from '../../provider/product-link.js';
import { LinkButton } from '../../ui/link-button/link-button.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';

export interface FlowViewFailureProps {
  m: Messages['flowView'];
  /** True if there is no such flow for the viewer. */
  missing: boolean;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces a flow that failed to load, with a link back. */
export function FlowViewFailure({ m, missing, onRetry, retrying }: FlowViewFailureProps) {
  const { common } = useFlowLens().messages;
  return (
    <div className="fl-flow-view-failure">
      <LoadFailure
        message={m.failed}
        hint={missing ? m.missingHint : undefined}
        retryLabel={common.tryAgain}
        onRetry={onRetry}
        retrying={retrying}
        action={
          <LinkButton variant="ghost">
            <ProductLink to={{ page: 'gallery' }}>{m.backToGallery}</ProductLink>
          </LinkButton>
        }
      />
    </div>
  );
}
