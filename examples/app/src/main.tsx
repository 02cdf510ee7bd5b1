import '@flowlens/components/styles.css';
import './app.css';
import './shell/bar.css';
import './splash.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router';
import { App } from './app.js';
import { tokens } from './flowlens.js';
import { loadTexts, TextsContext } from './language/texts.js';
import type { FetchAhead } from './pages/late-page.js';
import { routes } from './routes.js';
import { finishAnsweredSignIn } from './session/finish-answered-sign-in.js';
import { followOtherTabs } from './session/follow-other-tabs.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
const root = createRoot(element);

/** Asks for the page that the address names, and for what it shows, while other things are on their way. */
function fetchPage({ pathname, search }: Location): void {
  const query = new URLSearchParams(search);
  for (const { route, params } of matchRoutes(routes, pathname) ?? [])
    (route.handle as FetchAhead | undefined)?.({ params, query });
}

// What has just run was all the code of the first page: the browser has its turn before that begins.
await new Promise((resolve) => setTimeout(resolve));
// Says which page it is, where somebody comes back from the issuer.
await finishAnsweredSignIn(window);
followOtherTabs(tokens, window);
fetchPage(window.location);
const texts = await loadTexts(navigator.languages);
document.documentElement.lang = texts.locale;

// What the document shows stays until the first page is whole: a transition does not stop for a page whose code is late.
startTransition(() =>
  root.render(
    <StrictMode>
      <TextsContext value={texts}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </TextsContext>
    </StrictMode>,
  ),
);
