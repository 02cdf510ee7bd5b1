import '@flowlens/components/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadTexts, TextsContext } from './language/texts.js';
import { routes } from './routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// Fetches the first page while the texts are on their way.
const router = createBrowserRouter(routes);
const texts = await loadTexts(navigator.languages);
document.documentElement.lang = texts.locale;

createRoot(root).render(
  <StrictMode>
    <TextsContext value={texts}>
      <RouterProvider router={router} />
    </TextsContext>
  </StrictMode>,
);
