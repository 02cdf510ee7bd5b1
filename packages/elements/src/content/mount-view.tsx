'use client';

import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { MountedView, ViewSettings } from '../element/element-view.js';
import { viewSheet } from '../styles/view-sheet.js';
import { ViewProvider } from './view-provider.js';

/** Settings that every view receives as props. */
export type ViewProps = Pick<ViewSettings, 'emit' | 'productUrl'>;

/** Mounts a component in a shadow root. `propsOf` is called at each render and returns its props. */
export function mountView<Props extends object>(
  container: ShadowRoot,
  View: ComponentType<Props & ViewProps>,
  propsOf: () => Props,
): MountedView {
  const sheet = viewSheet();
  if (!container.adoptedStyleSheets.includes(sheet)) container.adoptedStyleSheets.push(sheet);
  const place = document.createElement('div');
  place.className = 'fl-element';
  container.append(place);
  const root = createRoot(place);

  return {
    render(settings) {
      root.render(
        <ViewProvider settings={settings} container={container}>
          <View {...propsOf()} emit={settings.emit} productUrl={settings.productUrl} />
        </ViewProvider>,
      );
    },
    unmount() {
      root.unmount();
      place.remove();
    },
  };
}
