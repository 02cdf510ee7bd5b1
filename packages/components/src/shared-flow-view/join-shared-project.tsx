'use client';

import type { SharedFlow } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useSharedInvitation } from '@flowlens/hooks';
import { ProductLink } from '../provider/product-link.js';
import { LinkButton } from '../ui/link-button/link-button.js';

export interface JoinSharedProjectProps {
  token: string;
  flow: SharedFlow;
  m: Messages['sharedFlow'];
}

/** Link for joining the flow's project, if it is open source; renders nothing without an available invitation. */
export function JoinSharedProject({ token, flow, m }: JoinSharedProjectProps) {
  const { data: invitation } = useSharedInvitation(token, flow);
  if (!invitation) return null;
  const text = m.join(invitation);

  return (
    <LinkButton variant="primary" className="fl-shared-flow-join">
      <ProductLink to={{ page: 'join', invitation }} title={text}>
        <span className="fl-shared-flow-join-text">{text}</span>
      </ProductLink>
    </LinkButton>
  );
}
