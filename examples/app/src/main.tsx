import '@flowlens/components/styles.css';
import './app.css';
import './shell/bar/bar.css';
import './splash.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.js';
import { tokens } from './flowlens.js';
import { loadTexts, TextsContext } from './language/texts.js';
import { fetchPage, preparePage } from './pages/fetch-page.js';
import { resumeSignIn } from './session/sign-in/resume-sign-in.js';
import { followOtherTabs } from './session/token/follow-other-tabs.js';
import { prepareLinkedPages } from './shell/navigation/prepare-linked-pages.js';
import { createDefaultPolicy } from './trusted-types.js';
import { listenBeforeRouter } from './unsaved-text/history-steps.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
createDefaultPolicy(window);
const root = createRoot(element);

// Yields to the browser between loading the code of the first page and running it.
await new Promise((resolve) => setTimeout(resolve));
// Restores the original page when the user returns from the issuer.
await resumeSignIn(window);
followOtherTabs(tokens, window);
listenBeforeRouter(window);
prepareLinkedPages(document, preparePage);
fetchPage(window.location);
const texts = await loadTexts(navigator.languages);
document.documentElement.lang = texts.locale;

// A transition keeps the document's content until the first page is complete, even if its code is late.
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
