import type { DomTarget, TimelineEvent } from '@flowlens/core/recorded';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../test-support/event-builders.js';
import { HOSTILE_PAYLOADS } from '../../test-support/hostile-payloads.js';
import { buildTimelineEntries } from '../../index/build-timeline-entries.js';
import { playwrightTest } from './playwright-test.js';

const testOf = (events: TimelineEvent[], title = 'A bug') =>
  [...playwrightTest(buildTimelineEntries(events), { title })].join('');
const opened = (timeMs: number, url: string) => anEvent('navigation', timeMs, { navigation_data: { url } });
const acted = (action_type: string, timeMs: number, target: DomTarget, final_value?: string) =>
  anEvent('dom_action', timeMs, { action_type, target, final_value });

/** The lines between the listeners and the last assertion, without the times. */
function stepsOf(code: string): string[] {
  const lines = code.split('\n').map((line) => line.trim());
  return lines.slice(lines.indexOf('});', 4) + 2, -4).filter((line) => !line.startsWith('// ') && line !== '');
}

/** Kinds of all statements and expressions of a program, and its errors. */
function shapeOf(code: string): { kinds: string[]; mistakes: number } {
  const file = ts.createSourceFile('bug.spec.ts', code, ts.ScriptTarget.Latest, true);
  const kinds: string[] = [];
  const visit = (node: ts.Node) => {
    kinds.push(ts.SyntaxKind[node.kind]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
  return { kinds, mistakes: diagnostics.length };
}

describe('playwrightTest', () => {
  it('repeats the user’s actions', () => {
    const code = testOf([
      opened(0, 'https://shop.example/'),
      acted('scroll', 500, { tagName: 'HTML' }, '0, 300'),
      acted('click', 1_000, { tagName: 'A', textContent: ' Bag 1 ' }),
      opened(1_400, 'https://shop.example/bag'),
      acted('keydown_session', 2_000, { id: 'street', tagName: 'INPUT' }, 'Haf'),
      acted('scroll', 2_500, { tagName: 'HTML' }, '0, 0'),
      acted('input', 3_000, { id: 'street', tagName: 'INPUT' }, 'Hafenstr. 12'),
      acted('input', 4_000, { id: 'country', tagName: 'SELECT' }, 'de'),
      acted('input', 5_000, { id: 'card', tagName: 'INPUT' }, '••••••••'),
      acted('click', 6_000, { id: 'terms', type: 'checkbox', tagName: 'INPUT' }),
      acted('input', 6_100, { id: 'terms', type: 'checkbox', tagName: 'INPUT' }, 'on'),
      acted('click', 7_000, { tagName: 'BUTTON', textContent: 'Pay €86' }),
      acted('submit', 7_010, { tagName: 'FORM', id: 'checkout' }),
      opened(60_000, 'https://shop.example/help'),
    ]);

    expect(shapeOf(code).mistakes).toBe(0);
    expect(code).toMatchInlineSnapshot(`
      "import { expect, test } from "@playwright/test";

      test("A bug", async ({ page }) => {
        const failures: string[] = [];
        page.on("pageerror", (error) => failures.push(error.message));
        page.on("response", (response) => {
          if (response.status() >= 500) failures.push(\`\${response.status()} \${response.url()}\`);
        });

        // 0:00
        await page.goto("https://shop.example/");
        // 0:01
        await page.getByRole("link", { name: "Bag 1" }).click();
        await expect(page).toHaveURL("https://shop.example/bag");
        // 0:02
        await page.locator("#street").fill("Hafenstr. 12");
        // 0:04
        await page.locator("#country").selectOption("de");
        // 0:05
        await page.locator("#card").fill(""); // The recording does not tell what was typed: put a value here.
        // 0:06
        await page.locator("#terms").click();
        // 0:07
        await page.getByRole("button", { name: "Pay €86" }).click();
        // 1:00
        await page.goto("https://shop.example/help");

        expect(failures).toEqual([]);
      });
      "
    `);
  });

  it.each<[string, DomTarget, string]>([
    ['its id', { id: 'pay', tagName: 'BUTTON', textContent: 'Pay' }, 'page.locator("#pay")'],
    ['an id with a dot', { id: 'a.b"c' }, String.raw`page.locator("[id=\"a.b\\\"c\"]")`],
    ['its text', { id: ':r1:', tagName: 'button', textContent: 'Pay' }, 'page.getByRole("button", { name: "Pay" })'],
    [
      'its place',
      { id: 'radix-12', tagName: 'DIV', xpath: '/html/body/div[2]' },
      'page.locator("xpath=/html/body/div[2]")',
    ],
    [
      'its place when its text is long',
      { tagName: 'A', textContent: 'x'.repeat(60), xpath: '//a' },
      'page.locator("xpath=//a")',
    ],
    ['its class', { className: ' card wide ' }, String.raw`page.locator("[class~=\"card\"]").first()`],
  ])('locates an element by %s', (_what, target, locator) => {
    expect(stepsOf(testOf([acted('click', 0, target)]))).toEqual([`await ${locator}.click();`]);
  });

  it('does not submit a form by a field of an earlier page', () => {
    const steps = stepsOf(
      testOf([
        opened(0, 'https://shop.example/'),
        acted('input', 1_000, { id: 'q' }, 'bowl'),
        opened(20_000, 'https://shop.example/bowl'),
        acted('submit', 30_000, { tagName: 'FORM', id: 'order' }),
      ]),
    );

    expect(steps.at(-1)).toBe(
      'await page.locator("#order").evaluate((form) => (form as HTMLFormElement).requestSubmit());',
    );
  });

  it('submits a form by keyboard as recorded', () => {
    const form = { tagName: 'FORM', id: 'search' };

    expect(stepsOf(testOf([acted('input', 0, { id: 'q' }, 'bowl'), acted('submit', 3_000, form)]))).toEqual([
      'await page.locator("#q").fill("bowl");',
      'await page.locator("#q").press("Enter");',
    ]);
    expect(stepsOf(testOf([acted('submit', 0, form)]))).toEqual([
      'await page.locator("#search").evaluate((form) => (form as HTMLFormElement).requestSubmit());',
    ]);
  });

  it('asserts the recorded parts of an address', () => {
    const code = testOf([
      opened(0, 'https://shop.example/login?token=[redacted]'),
      acted('click', 1_000, { id: 'pay' }),
      opened(1_500, 'https://[redacted]@shop.example/done?token=[redacted]&page=2'),
      acted('click', 2_000, { id: 'share' }),
      opened(2_500, 'https://shop.example/shared/flow/[redacted]'),
      acted('click', 3_000, { id: 'odd' }),
      opened(3_500, 'https://[redacted]/'),
    ]);

    expect(shapeOf(code).mistakes).toBe(0);
    expect(stepsOf(code)).toEqual([
      'await page.goto("https://shop.example/login?token=[redacted]"); // The recording does not tell the whole address: put the rest here.',
      'await page.locator("#pay").click();',
      'await expect(page).toHaveURL(({ origin, pathname }) => origin + pathname === "https://shop.example/done");',
      'await page.locator("#share").click();',
      'await expect(page).toHaveURL(({ href }) => href.startsWith("https://shop.example/shared/flow/"));',
      'await page.locator("#odd").click();',
      'await expect(page).toHaveURL(({ href }) => href.startsWith("https://"));',
    ]);
  });

  it('starts on the page of the first action', () => {
    const onPage = (page_url: string, timeMs = 0) =>
      anEvent('dom_action', timeMs, { action_type: 'click', target: { id: 'pay' }, page_url });

    expect(
      stepsOf(
        testOf([
          anEvent('dom_action', 0, { action_type: 'scroll', page_url: 'https://shop.example/scrolled' }),
          onPage('https://shop.example/bag', 100),
          opened(200, 'https://shop.example/done'),
        ]),
      ),
    ).toEqual([
      'await page.goto("https://shop.example/bag");',
      'await page.locator("#pay").click();',
      'await expect(page).toHaveURL("https://shop.example/done");',
    ]);
    expect(stepsOf(testOf([onPage('about:blank')]))).toEqual(['await page.locator("#pay").click();']);
  });

  it('opens web addresses only', () => {
    expect(
      stepsOf(testOf([opened(0, 'javascript:alert(1)'), opened(1, 'file:///etc/passwd'), acted('click', 2, {})])),
    ).toEqual([]);
  });

  describe('with texts that try to be code', () => {
    const saying = (text: string) =>
      testOf(
        [
          opened(0, `https://shop.example/${text}`),
          acted('click', 1_000, { tagName: 'BUTTON', className: `a${text}`, xpath: text }),
          acted('input', 2_000, { xpath: `//${text}` }, text),
          acted('input', 3_000, { xpath: `//${text}`, tagName: 'SELECT' }, text),
          acted(text, 4_000, { id: text }),
        ],
        text,
      );
    const harmless = shapeOf(saying('harmless'));

    it.each(
      [...HOSTILE_PAYLOADS, '"); process.exit(); ("', '${process.exit()}', '`;//', '*/ process.exit() /*', '\\'].map(
        (text) => [JSON.stringify(text).slice(0, 60), text],
      ),
    )('generates the same program: %s', (_name, text) => {
      const code = saying(text);

      expect(harmless.mistakes).toBe(0);
      expect(shapeOf(code)).toEqual(harmless);
      expect(code).not.toMatch(/[^\P{C}\n]|\p{Zl}|\p{Zp}/u);
    });
  });
});
