import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { TicketDesk } from './ticket-desk.js';
import './ticket-desk.css';

/** Each page is loaded alone, so that one without FlowLens has none of it. */
const PAGES = {
  '/readme': lazy(() => import('./pages/readme-page.js')),
  '/parts': lazy(() => import('./pages/parts-page.js')),
  '/settings': lazy(() => import('./pages/settings-page.js')),
  '/dialog': lazy(() => import('./pages/dialog-page.js')),
  '/shadow': lazy(() => import('./pages/shadow-page.js')),
};

const { pathname, searchParams } = new URL(window.location.href);
const Page = PAGES[pathname as keyof typeof PAGES] ?? null;
// Imitates an old style sheet of a host. Tests without it compare how FlowLens looks.
if (!searchParams.has('without-old-styles')) await import('./old-styles.css');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <TicketDesk>
      <Suspense>{Page && <Page />}</Suspense>
    </TicketDesk>
  </StrictMode>,
);
