import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { darkTheme, lightTheme } from '../brand/brand-theme.js';
import { usePageTheme } from './page-theme.js';

/** Pages of documentation in the theme of the toolbar. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = usePageTheme();
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? darkTheme : lightTheme}>
      {children}
    </DocsContainer>
  );
}
