import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPage } from '../test-support/open-page.js';

async function openConcealed(html: string, redaction = {}) {
  const page = await openPage({ html });
  const shadowRoots = page.api.watchShadowRoots(page.window, page.primordials);
  const concealment = page.api.createConcealment(page.window, page.primordials, { redaction, shadowRoots });
  onTestFinished(() => shadowRoots.stop());
  onTestFinished(() => concealment.stop());
  const blurOf = (selector: string, root: ParentNode = page.window.document) =>
    page.window.getComputedStyle(root.querySelector(selector)!).filter;
  return { ...page, concealment, blurOf };
}

function addPassword(root: ShadowRoot): void {
  const field = root.ownerDocument.createElement('input');
  field.type = 'password';
  root.append(field);
}

describe('createConcealment', () => {
  const html = `<input type="password"><input id="card" autocomplete="cc-number"><p data-fl-block>x</p>
    <p data-fl-mask>x</p><p class="own">x</p><input id="open">`;

  it('blurs and counts secret fields and private elements while it is active', async () => {
    const { concealment, blurOf, window } = await openConcealed(html, { block: ['.own', '((no selector'] });
    expect(blurOf('[type=password]')).toBe('none');
    concealment.blur();

    for (const selector of ['[type=password]', '#card', '[data-fl-block]', '[data-fl-mask]', '.own'])
      expect(blurOf(selector)).toMatch(/^blur/);
    expect(blurOf('#open')).toBe('none');
    expect(concealment.count()).toBe(5);
    concealment.unblur();
    expect(blurOf('[type=password]')).toBe('none');
    expect(window.document.adoptedStyleSheets).toHaveLength(0);
  });

  it('keeps a visible password blurred, even after the page replaces its style sheets', async () => {
    const { concealment, blurOf, window } = await openConcealed(html);
    concealment.blur();
    const field = window.document.querySelector('input')!;
    field.type = 'text';
    window.document.adoptedStyleSheets = [];
    window.document.body.append('changed');
    await vi.waitFor(() => expect(blurOf('[data-fl-concealed]')).toMatch(/^blur/));

    expect(concealment.isConcealed(field)).toBe(true);
    field.removeAttribute('data-fl-concealed');
    await vi.waitFor(() => expect(field.hasAttribute('data-fl-concealed')).toBe(true));
    expect(concealment.count()).toBe(4);
  });

  it('blurs a password that was made visible before the video started', async () => {
    const { concealment, blurOf, window } = await openConcealed(html);
    const field = window.document.querySelector('input')!;
    field.type = 'text';
    await vi.waitFor(() => expect(concealment.isConcealed(field)).toBe(true));
    concealment.blur();

    expect(blurOf('input')).toMatch(/^blur/);
  });

  it('blurs elements that are added later, also in open shadow roots', async () => {
    const { concealment, blurOf, window } = await openConcealed('<section></section>');
    concealment.blur();
    const host = window.document.querySelector('section')!;
    const root = host.attachShadow({ mode: 'open' });
    const field = window.document.createElement('input');
    field.type = 'password';
    root.append(field);
    window.document.body.append(host.cloneNode());
    // The root was attached after its host was observed; a change beside it reveals it.
    host.remove();
    window.document.body.append(host);

    await vi.waitFor(() => expect(blurOf('input', root)).toMatch(/^blur/));
    expect(concealment.count()).toBe(1);
  });

  it.each(['open', 'closed'] as const)('blurs a password in an %s shadow root that is attached late', async (mode) => {
    const { concealment, blurOf, window } = await openConcealed('<section></section>');
    concealment.blur();
    const root = window.document.querySelector('section')!.attachShadow({ mode });
    addPassword(root);

    expect(blurOf('input', root)).toMatch(/^blur/);
    await vi.waitFor(() => expect(concealment.count()).toBe(1));
    root.querySelector('input')!.type = 'text';
    await vi.waitFor(() => expect(blurOf('[data-fl-concealed]', root)).toMatch(/^blur/));
  });

  it('blurs a password in a closed shadow root that was attached and made visible before', async () => {
    const { concealment, blurOf, window } = await openConcealed('<section></section>');
    const root = window.document.querySelector('section')!.attachShadow({ mode: 'closed' });
    addPassword(root);
    root.querySelector('input')!.type = 'text';
    await vi.waitFor(() => expect(concealment.isConcealed(root.querySelector('input')!)).toBe(true));
    concealment.blur();

    expect(blurOf('input', root)).toMatch(/^blur/);
  });

  it('stays active when a page replaces its style sheets and changes nothing else', async () => {
    const { concealment, blurOf, window } = await openConcealed(html);
    concealment.blur();
    window.document.adoptedStyleSheets = [new window.CSSStyleSheet()];

    expect(blurOf('[type=password]')).toMatch(/^blur/);
    concealment.unblur();
    expect(window.document.adoptedStyleSheets).toHaveLength(1);
    expect(blurOf('[type=password]')).toBe('none');
  });

  it('blurs frames of other origins unless the page unmasks them', async () => {
    const { concealment, blurOf } = await openConcealed(`<iframe id="own" src="/"></iframe>
      <iframe id="other" src="https://pay.example/card"></iframe><iframe id="short" src="//pay.example/"></iframe>
      <iframe id="shown" src="https://maps.example/" data-fl-unmask></iframe>`);
    concealment.blur();

    expect(['#own', '#shown'].map((id) => blurOf(id))).toEqual(['none', 'none']);
    for (const id of ['#other', '#short']) expect(blurOf(id)).toMatch(/^blur/);
  });

  const FIELD = '<input type="password" value="hunter2">';

  async function addFrame(window: Window, attributes: Record<string, string>): Promise<HTMLIFrameElement> {
    const frame = window.document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    window.document.body.append(frame);
    await loaded;
    return frame;
  }

  const blurIn = (frame: HTMLIFrameElement, selector = 'input') => {
    const view = frame.contentWindow as Window & typeof globalThis;
    return view.getComputedStyle(view.document.querySelector(selector)!).filter;
  };

  it('blurs a password in a same-origin frame, and in a frame inside it', async () => {
    const { concealment, window, blurOf } = await openConcealed('<p>x</p>');
    const frame = await addFrame(window, { srcdoc: `${FIELD}<b>x</b>` });
    const inner = await addFrame(frame.contentWindow!, { srcdoc: FIELD });
    concealment.blur();

    expect(blurIn(frame)).toMatch(/^blur/);
    expect(blurIn(inner)).toMatch(/^blur/);
    expect(blurIn(frame, 'b')).toBe('none');
    expect(blurOf('iframe')).toBe('none');
    expect(concealment.count()).toBe(2);
    concealment.unblur();
    expect(blurIn(frame)).toBe('none');
  });

  it('hides a frame that arrives later until its fields are blurred', async () => {
    const { concealment, window, blurOf } = await openConcealed('<p>x</p>');
    concealment.blur();
    const adding = addFrame(window, { srcdoc: FIELD });
    // Observers of mutations run before the next task.
    await Promise.resolve();
    expect(blurOf('iframe')).toMatch(/^blur/);
    const frame = await adding;

    expect(blurIn(frame)).toMatch(/^blur/);
    expect(blurOf('iframe')).toBe('none');
  });

  it('hides a frame that navigates, and blurs the fields of its next document', async () => {
    const { concealment, window, blurOf } = await openConcealed('<p>x</p>');
    const frame = await addFrame(window, { srcdoc: '<p>x</p>' });
    concealment.blur();
    const seen: string[] = [];
    frame.contentWindow!.addEventListener('pagehide', () => seen.push(blurOf('iframe')));
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = FIELD;
    await loaded;

    expect(seen).toEqual([expect.stringMatching(/^blur/)]);
    expect(blurIn(frame)).toMatch(/^blur/);
    expect(blurOf('iframe')).toBe('none');
  });

  it('keeps a visible password in a frame blurred, and one that is added later', async () => {
    const { concealment, window } = await openConcealed('<p>x</p>');
    const frame = await addFrame(window, { srcdoc: FIELD });
    concealment.blur();
    const inner = frame.contentDocument!;
    inner.querySelector('input')!.type = 'text';
    await vi.waitFor(() => expect(blurIn(frame, '[data-fl-concealed]')).toMatch(/^blur/));
    inner.adoptedStyleSheets = [];
    const late = inner.createElement('input');
    late.id = 'late';
    late.autocomplete = 'cc-number';
    inner.body.append(late);

    expect(blurIn(frame, '#late')).toMatch(/^blur/);
  });

  it('blurs a frame that the page’s scripts cannot access', async () => {
    const { concealment, window, blurOf } = await openConcealed('<p>x</p>');
    await addFrame(window, { srcdoc: FIELD, sandbox: '' });
    concealment.blur();
    expect(blurOf('iframe')).toMatch(/^blur/);
    concealment.unblur();

    expect(blurOf('iframe')).toBe('none');
    expect(window.document.querySelector('iframe')!.hasAttribute('data-fl-hidden')).toBe(false);
  });

  it('blurs a same-origin frame after it navigates to another origin', async () => {
    const { concealment, blurOf, window } = await openConcealed('<iframe id="own" src="/"></iframe>');
    concealment.blur();
    const frame = window.document.querySelector('iframe')!;
    const arrived = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    // A redirect and a link look the same from outside.
    frame.contentWindow!.location.href = 'data:text/html,elsewhere';
    await arrived;

    expect(blurOf('#own')).toMatch(/^blur/);
    concealment.unblur();
    expect(frame.getAttributeNames()).toEqual(['id', 'src']);
  });

  it('counts the elements of each recording from zero', async () => {
    const { concealment } = await openConcealed(html);
    concealment.blur();
    concealment.unblur();
    concealment.blur();

    expect(concealment.count()).toBe(4);
  });

  it('changes nothing in a page without secret fields', async () => {
    const { concealment, window } = await openConcealed('<p>x</p><input id="open">');
    const before = new XMLSerializer().serializeToString(window.document);
    concealment.blur();
    concealment.stop();

    expect(new XMLSerializer().serializeToString(window.document)).toBe(before);
  });
});
