'use client';

import { FlowLensProvider } from '@flowlens/components/provider';
import { noticeReason, noticeText } from '@flowlens/core';
import { type ReactNode, useMemo } from 'react';
import type { ViewSettings } from '../element/element-view.js';
import { LinkToProduct, ProductContext } from './link-to-product.js';

export interface ViewProviderProps {
  settings: ViewSettings;
  /** Container of dialogs, menus and tooltips. */
  container: ShadowRoot;
  children: ReactNode;
}

const COMPONENTS = { Link: LinkToProduct };

/** FlowLens provider of a view, with the settings of its element. Emits callbacks as events. */
export function ViewProvider({ settings, container, children }: ViewProviderProps) {
  const { client, messages, locale, colorScheme, nonce, productUrl, emit } = settings;
  const product = useMemo(() => ({ productUrl, emit }), [productUrl, emit]);

  return (
    <ProductContext.Provider value={product}>
      <FlowLensProvider
        client={client}
        messages={messages}
        locale={locale}
        colorScheme={colorScheme}
        nonce={nonce || undefined}
        portalContainer={container}
        components={COMPONENTS}
        onNavigate={(target) => void emit('flowlens-navigate', { target })}
        onNotice={(notice) =>
          void emit('flowlens-notice', {
            notice,
            text: noticeText(notice, messages?.notices),
            reason: noticeReason(notice, messages?.failures),
          })
        }
        onQueryError={(error, { operation }) => void emit('flowlens-error', { error, operation })}
      >
        {children}
      </FlowLensProvider>
    </ProductContext.Provider>
  );
}
