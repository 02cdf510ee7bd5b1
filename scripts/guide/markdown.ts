import { Marked, type Tokens } from 'marked';
import { escapeHtml, slugOf } from './html.js';
import { addressOf, type Heading } from './page.js';

export interface RenderedMarkdown {
  html: string;
  /** Headings of the second level. */
  headings: Heading[];
}

/** Renders Markdown of this repository. Raw HTML in it is shown as text. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = slugOf(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const outside = /^https?:/.test(href) ? ' rel="noreferrer"' : '';
        return `<a href="${escapeHtml(pageAddress(href))}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text }) {
        return scrollable(`<pre><code>${escapeHtml(text)}</code></pre>`, 'Code');
      },
      table(table) {
        return scrollable(
          tableHtml(table, (cell) => this.parser.parseInline(cell.tokens)),
          'Table',
        );
      },
      html: ({ text }) => escapeHtml(text),
    },
  });
  const html = marked.parse(source, { async: false });
  return { html, headings };
}

/** Renders one paragraph without the paragraph itself. */
export function renderInline(source: string): string {
  return new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } }).parseInline(source, { async: false });
}

/** Wraps content that may be wider than a phone. It can also be scrolled by keyboard. */
export function scrollable(html: string, label: string): string {
  return `<div class="scroll" role="group" aria-label="${label}" tabindex="0">${html}</div>\n`;
}

/** Rewrites links between source files, which work on GitHub, to addresses of the pages. */
function pageAddress(href: string): string {
  const [, name, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return `${addressOf(name === 'index' ? '' : name)}${hash}`;
}

function tableHtml({ header, rows }: Tokens.Table, render: (cell: Tokens.TableCell) => string): string {
  const head = header.map((cell) => `<th scope="col">${render(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${render(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}
