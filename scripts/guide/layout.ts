import { escapeHtml } from './html.js';
import { addressOf, GUIDE_PATH, type GuidePage } from './page.js';

/** Group of links in the navigation. */
export interface NavigationGroup {
  label: string;
  pages: readonly Pick<GuidePage, 'path' | 'title'>[];
}

interface LayoutOptions {
  navigation: readonly NavigationGroup[];
  /** Address of the style sheet. */
  styles: string;
}

const LOGO = `<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><rect class="logo-ground" width="32" height="32" rx="8"/><path d="M12.5 10.2v11.6a.9.9 0 0 0 1.37.77l9.3-5.8a.9.9 0 0 0 0-1.54l-9.3-5.8a.9.9 0 0 0-1.37.77Z" fill="#fff"/><path d="M7.5 10v12" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>`;

/** Puts the frame of the guide around a page: a whole HTML document without scripts. */
export function documentOf(page: GuidePage, { navigation, styles }: LayoutOptions): string {
  const navigationHtml = navigation.map((group) => navigationGroup(group, page)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.path === '' ? page.title : `${page.title} · FlowLens guide`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(plainText(page.summary))}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="home" href="${GUIDE_PATH}">${LOGO}<span>FlowLens</span> <span class="home-part">Guide</span></a>
<a class="open" href="/flowlens">Open FlowLens</a>
</header>
<div class="frame">
<details class="menu"><summary>All pages</summary><nav aria-label="All pages">
${navigationHtml}
</nav></details>
<nav class="side" aria-label="Guide">
${navigationHtml}
</nav>
<main id="content" tabindex="-1">
${page.html}
${neighbours(page, navigation)}
</main>
${contentsOf(page)}
</div>
</body>
</html>
`;
}

function navigationGroup({ label, pages }: NavigationGroup, { path: shown }: GuidePage): string {
  const links = pages.map(({ path, title }) => {
    const current = path === shown ? ' aria-current="page"' : '';
    return `<li><a href="${addressOf(path)}"${current}>${escapeHtml(title)}</a></li>`;
  });
  return `<p class="nav-label">${escapeHtml(label)}</p>\n<ul>\n${links.join('\n')}\n</ul>`;
}

function contentsOf({ headings }: GuidePage): string {
  if (headings.length < 2) return '';
  const links = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page">\n<p class="nav-label">On this page</p>\n<ul>\n${links.join('\n')}\n</ul>\n</nav>`;
}

/** Links to the page before and after, in the order of the navigation. */
function neighbours({ path }: GuidePage, navigation: readonly NavigationGroup[]): string {
  const pages = navigation.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return '';
  const link = (page: (typeof pages)[number] | undefined, label: string) =>
    page ? `<a href="${addressOf(page.path)}"><span>${label}</span>${escapeHtml(page.title)}</a>` : '<span></span>';
  return `<nav class="neighbours" aria-label="Next pages">${link(pages[index - 1], 'Previous')}${link(pages[index + 1], 'Next')}</nav>`;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
