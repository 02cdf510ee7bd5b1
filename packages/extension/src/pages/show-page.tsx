import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isGerman } from '../texts/texts.js';

/** Renders a page of the extension. */
export function showPage(content: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  document.documentElement.lang = isGerman() ? 'de' : 'en';
  createRoot(root).render(<StrictMode>{content}</StrictMode>);
}
