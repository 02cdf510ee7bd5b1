import '@flowlens/components/styles.css';
import './embed.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '../language/texts.js';
import { createDefaultPolicy } from '../trusted-types.js';
import { EmbedPage } from './embed-page.js';
import { connectHost } from './host/connect-host.js';
import { readEmbedOptions } from './embed-options.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
createDefaultPolicy(window);
const options = readEmbedOptions(window.location);
const origins = originsOf(document);
// Connected first, because the page around the iframe may send commands as soon as this page has loaded.
const host = connectHost(window, origins);
if (options.theme) document.documentElement.style.colorScheme = options.theme;
const texts = await loadTexts(options.locale === null ? navigator.languages : [options.locale]);
document.documentElement.lang = texts.locale;

createRoot(element).render(
  <StrictMode>
    <EmbedPage options={options} texts={texts} host={host} framable={origins.length > 0} />
  </StrictMode>,
);

/** Returns the sites that may show this page, which the server adds to the document. */
function originsOf({ head }: Document): string[] {
  const tag = head.querySelector<HTMLMetaElement>('meta[name="flowlens-embed-origins"]');
  return (tag?.content ?? '').split(' ').filter((origin) => origin !== '');
}
