'use client';

import type { Messages } from '@flowlens/core/messages';
import { X } from 'lucide';
import { ProductLink } from '../provider/product-link.js';
import { Icon } from '../ui/icon/icon.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { LinkButton } from '../ui/link-button/link-button.js';

export interface SharedFlowPromoProps {
  m: Messages['sharedFlow'];
  onClose: (() => void) | undefined;
}

/** Introduction of the product for first-time viewers. */
export function SharedFlowPromo({ m, onClose }: SharedFlowPromoProps) {
  return (
    <footer className="fl-shared-flow-promo">
      <p className="fl-shared-flow-promo-text">
        <strong className="fl-shared-flow-promo-title">{m.promoTitle}</strong> <span>{m.promoText}</span>
      </p>
      <LinkButton>
        <ProductLink to={{ page: 'login' }}>{m.getStarted}</ProductLink>
      </LinkButton>
      {onClose && <IconButton size="small" label={m.closePromo} icon={<Icon of={X} />} onClick={onClose} />}
    </footer>
  );
}
