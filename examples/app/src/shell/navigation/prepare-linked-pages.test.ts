import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareLinkedPages } from './prepare-linked-pages.js';

const prepare = vi.fn<(page: URL) => void>();
prepareLinkedPages(document, prepare);

const preparedPaths = () => prepare.mock.calls.map(([{ pathname, search }]) => pathname + search);

/** Renders a link whose text is in a nested element. */
function showLink(href: string): { link: HTMLElement; text: HTMLElement } {
  const link = Object.assign(document.createElement('a'), { href });
  const text = document.createElement('b');
  link.append(text);
  document.body.replaceChildren(link);
  return { link, text };
}

const pointAt = (element: HTMLElement) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

describe('prepareLinkedPages', () => {
  beforeEach(() => void prepare.mockClear());

  it('prepares a page when the pointer reaches anything inside a link to it', () => {
    pointAt(showLink('/flowlens/flow/f1?t=3').text);

    expect(preparedPaths()).toEqual(['/flowlens/flow/f1?t=3']);
  });

  it('prepares a page when a link to it gets the focus', () => {
    showLink('/flowlens').link.focus();

    expect(preparedPaths()).toEqual(['/flowlens']);
  });

  it.each(['#content', '?tab=comments', 'https://elsewhere.example/flowlens', 'mailto:ada@example.com'])(
    'ignores a link to %s, which is not another page of this app',
    (href) => {
      const { link, text } = showLink(href);
      pointAt(text);
      link.focus();

      expect(preparedPaths()).toEqual([]);
    },
  );

  it('ignores elements that are not links', () => {
    pointAt(document.body);

    expect(preparedPaths()).toEqual([]);
  });
});
