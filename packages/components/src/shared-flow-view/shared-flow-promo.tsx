'use client';

import type { Messages } from '@flowlens/core/messages';
import { ProductLink } from '../provider/product-link.js';
import { LinkButton } from '../ui/link-button/link-button.js';

export interface SharedFlowPromoProps {
  m: Messages['sharedFlow'];
}

/** Introduction of the product for first-time viewers (spec §2). */
export function SharedFlowPromo({ m }: SharedFlowPromoProps) {
  return (
    <footer className="fl-shared-flow-promo">
      <p className="fl-shared-flow-promo-text">
        <strong className="fl-shared-flow-promo-title">{m.promoTitle}</strong> <span>{m.promoText}</span>
      </p>
      <LinkButton>
        <ProductLink to={{ page: 'login' }}>{m.getStarted}</ProductLink>
      </LinkButton>
    </footer>
  );
}
