import type { Browser, Page } from '@playwright/test';
import type { SignedInPerson } from '../product/people.js';
import { decompressedText } from '../browser/decompressed-text.js';

/** Attributes that an element is described by, and its text. */
const DESCRIPTIONS = ['text', 'id', 'class', 'aria-label', 'data-testid', 'title', 'name', 'type'];
const FIELDS = [
  '<input type="password">',
  '<input autocomplete="cc-number">',
  '<input>',
  '<input type="search">',
  '<input data-fl-unmask>',
  '<textarea></textarea>',
  '<div contenteditable>x</div>',
  '<div data-fl-mask><input data-fl-unmask></div>',
];

interface HostOptions {
  host: string;
  shop: string;
  server: string;
}

/** Page of `canary-host`, which records itself while the test uses it. */
export class CanaryPage {
  /** Bytes that the page has sent to the server, without its access token. */
  readonly wire: string[] = [];

  private constructor(private readonly page: Page) {}

  static async open(
    browser: Browser,
    { page: app }: SignedInPerson,
    { host, shop, server }: HostOptions,
  ): Promise<CanaryPage> {
    const token = (await app.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
    const page = await (await browser.newContext()).newPage();
    const opened = new CanaryPage(page);
    page.on('request', (request) => {
      if (!request.url().startsWith(server)) return;
      const { authorization: _token, ...headers } = request.headers();
      const body = request.postDataBuffer();
      opened.wire.push(`${request.url()} ${JSON.stringify(headers)} ${body ? decompressedText(body) : ''}`);
    });
    await page.goto(`${host}/#${new URLSearchParams({ server, token, shop }).toString()}`);
    await page.evaluate(() => window.recorder.start());
    return opened;
  }

  async leak(channel: string, texts: readonly string[]): Promise<void> {
    await this.page.evaluate(([name, all]) => window.leak(name, all), [channel, texts] as const);
  }

  /** Clicks elements described by texts. */
  async click(texts: readonly string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      await this.page.evaluate(([name, value]) => window.showButton(name, value), [
        DESCRIPTIONS[index % DESCRIPTIONS.length] ?? '',
        text,
      ] as const);
      await this.page.mouse.click(100, 50);
    }
  }

  /** Types texts into fields, each in two parts with a key in between. */
  async type(texts: readonly string[]): Promise<void> {
    const { keyboard } = this.page;
    for (const [index, text] of texts.entries()) {
      await this.page.evaluate((html) => window.showField(html), FIELDS[index % FIELDS.length] ?? '');
      await keyboard.insertText(text.slice(0, 6));
      await keyboard.press('End');
      await keyboard.insertText(text.slice(6));
      await keyboard.press('Tab');
    }
  }

  readPrivateFiles(): Promise<string[]> {
    return this.page.evaluate(() => window.readPrivateFiles());
  }

  /** Ends the recording and returns the number of events of each type. */
  async stop(): Promise<Record<string, number>> {
    return this.page.evaluate(async () => {
      window.draft = await window.recorder.stop();
      const counts: Record<string, number> = {};
      for (const { type } of window.draft.events) counts[type] = (counts[type] ?? 0) + 1;
      return counts;
    });
  }

  /** Returns the id of the flow. */
  send(): Promise<string> {
    return this.page.evaluate(async () => (await window.draft!.send({ title: 'Canaries' })).flowId);
  }
}
