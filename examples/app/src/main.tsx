import '@flowlens/components/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router';
import { App } from './app.js';
import { loadTexts, TextsContext } from './language/texts.js';
import type { LatePage } from './pages/late-page.js';
import { routes } from './routes.js';
import { finishAnsweredSignIn } from './session/finish-answered-sign-in.js';
import { LoadingPage } from './shell/loading-page.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
const root = createRoot(element);

/** Fetches the page that the address names while other things are on their way. */
function fetchPage(): void {
  const found = matchRoutes(routes, window.location) ?? [];
  for (const { route } of found) (route.handle as LatePage['handle'] | undefined)?.();
}

fetchPage();
const texts = await loadTexts(navigator.languages);
document.documentElement.lang = texts.locale;

root.render(
  <TextsContext value={texts}>
    <LoadingPage />
  </TextsContext>,
);
await finishAnsweredSignIn(window);

root.render(
  <StrictMode>
    <TextsContext value={texts}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </TextsContext>
  </StrictMode>,
);
