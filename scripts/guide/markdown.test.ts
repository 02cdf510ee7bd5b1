import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.js';

describe('renderMarkdown', () => {
  it('gives headings an id and lists those of the second level', () => {
    const { html, headings } = renderMarkdown('# Title\n\n## Take `it` along\n\n### More\n');

    expect(html).toContain('<h2 id="take-it-along">Take <code>it</code> along</h2>');
    expect(headings).toEqual([{ id: 'take-it-along', text: 'Take it along' }]);
  });

  it.each([
    ['[a](sharing.md)', '<a href="/docs/sharing/">a</a>'],
    ['[a](index.md#b)', '<a href="/docs/#b">a</a>'],
    ['[a](https://tus.io)', '<a href="https://tus.io" rel="noreferrer">a</a>'],
  ])('renders the link %s', (source, link) => {
    expect(renderMarkdown(source).html).toContain(link);
  });

  it('shows raw HTML as text', () => {
    const { html } = renderMarkdown('<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b\n\n`<b>`');

    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('<code>&lt;b&gt;</code>');
  });
});
