import '@flowlens/components/styles.css';
import './app.css';
import './shell/bar.css';
import './splash.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.js';
import { tokens } from './flowlens.js';
import { loadTexts, TextsContext } from './language/texts.js';
import { fetchPage, preparePage } from './pages/fetch-page.js';
import { finishAnsweredSignIn } from './session/finish-answered-sign-in.js';
import { followOtherTabs } from './session/follow-other-tabs.js';
import { prepareLinkedPages } from './shell/prepare-linked-pages.js';
import { createDefaultPolicy } from './trusted-types.js';
import { listenBeforeRouter } from './unsaved-text/history-steps.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
createDefaultPolicy(window);
const root = createRoot(element);

// What has just run was all the code of the first page: the browser has its turn before that begins.
await new Promise((resolve) => setTimeout(resolve));
// Says which page it is, where somebody comes back from the issuer.
await finishAnsweredSignIn(window);
followOtherTabs(tokens, window);
listenBeforeRouter(window);
prepareLinkedPages(document, preparePage);
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
