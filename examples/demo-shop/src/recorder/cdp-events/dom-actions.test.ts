import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext } from '../launch-browser.js';
import { TimelineLog } from '../timeline-log.js';
import { observeDomActions } from './dom-actions.js';

const ADDRESS = 'https://shop.example/';
const SHOW = `<button type="button" onclick="field.type = 'text'">Show</button>`;

const browser = await launchBrowser();
afterAll(() => browser.close());

async function record(body: string) {
  const context = await openContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = new TimelineLog();
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await observeDomActions(session, log);
  await page.route(ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` }),
  );
  await page.goto(ADDRESS);
  return {
    page,
    /** The events of one action, once there is one. */
    events: async (action: string) => {
      const found = () => log.excerpt(0, Infinity).filter(({ action_type }) => action_type === action);
      await expect.poll(found, { timeout: 10_000 }).not.toEqual([]);
      return found();
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

function isBlurred(page: Page): Promise<boolean> {
  return page.locator('#field').evaluate((element) => getComputedStyle(element).filter.includes('blur'));
}

describe('in the picture', () => {
  it.each([
    '<input id="field" type="password">',
    '<input id="field" type="PassWord">',
    '<input id="field" autocomplete="current-password">',
    '<input id="field" autocomplete="new-password">',
    '<input id="field" autocomplete="One-Time-Code">',
    '<input id="field" autocomplete="cc-number">',
    '<input id="field" autocomplete="billing cc-number">',
    '<input id="field" autocomplete="section-a cc-csc webauthn">',
    '<select id="field" autocomplete="cc-exp-month"><option>12</select>',
    '<style>.dots { -webkit-text-security: disc }</style><input id="field" class="dots">',
    '<p id="field" data-fl-mask>Ada Lovelace</p>',
    '<p id="field" data-fl-block>Ada Lovelace</p>',
    '<div><template shadowrootmode="open"><input id="field" type="password"></template></div>',
  ])('%s is blurred', async (html) => {
    await using recorded = await record(html);

    expect(await isBlurred(recorded.page)).toBe(true);
  });

  it('a field that anybody may see is not', async () => {
    await using recorded = await record('<input id="field" autocomplete="name">');

    expect(await isBlurred(recorded.page)).toBe(false);
  });

  it.each([
    ['its type changes', "field.type = 'text'"],
    ['its type is taken away', "field.removeAttribute('type')"],
    [
      'a copy of another type takes its place',
      "const copy = field.cloneNode(); copy.type = 'text'; field.replaceWith(copy)",
    ],
    [
      'its type changes out of sight',
      "const gone = field; gone.remove(); gone.type = 'text'; document.body.append(gone)",
    ],
    [
      'the page cleans it up',
      "field.type = 'text'; for (const { name } of [...field.attributes]) if (name !== 'id') field.removeAttribute(name)",
    ],
  ])('a password stays blurred when %s', async (_what, script) => {
    await using recorded = await record('<input id="field" type="password" data-page>');

    await recorded.page.evaluate(script);

    expect(await isBlurred(recorded.page)).toBe(true);
  });

  it('a password stays blurred in a shadow root that came later', async () => {
    await using recorded = await record('<div id="host"></div>');

    await recorded.page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { id: 'field', type: 'password' });
      document.querySelector('#host')!.attachShadow({ mode: 'open' }).append(field);
      document.body.append(document.createElement('hr'));
    });
    await recorded.page.locator('#field').evaluate((field) => field.setAttribute('type', 'text'));

    expect(await isBlurred(recorded.page)).toBe(true);
  });

  it('letters that a style hid stay blurred when it shows them', async () => {
    await using recorded = await record(
      `<style>:not(.shown) > input { -webkit-text-security: disc }</style><form><input id="field"></form>
      <button onclick="document.forms[0].className = 'shown'">Show</button>`,
    );

    await recorded.page.getByRole('button').click();

    expect(await isBlurred(recorded.page)).toBe(true);
  });
});

describe('an input', () => {
  it('is masked where a password was shown before anybody touched it', async () => {
    await using recorded = await record(`<input id="field" type="password" data-fl-unmask>${SHOW}`);
    await recorded.page.getByRole('button').click();

    await recorded.page.locator('#field').pressSequentially('hunter2');
    await recorded.page.locator('#field').blur();

    expect(await recorded.events('keydown_session')).toMatchObject([{ final_value: '[7 keys]' }]);
    expect(await recorded.events('input')).toMatchObject([{ final_value: '••••••••' }]);
  });

  it('is kept where it may be', async () => {
    await using recorded = await record('<input id="field" data-fl-unmask>');

    await recorded.page.locator('#field').pressSequentially('Amsterdam');
    await recorded.page.locator('#field').blur();

    expect(await recorded.events('keydown_session')).toMatchObject([{ final_value: 'Amsterdam' }]);
  });
});

describe('the target of an action', () => {
  it('is the form, whatever its fields are named', async () => {
    const names = ['id', 'className', 'tagName', 'textContent', 'children'];
    await using recorded = await record(
      `<form id="order" class="tall" onsubmit="return false">${names.map((name) => `<input name="${name}">`).join('')}<button>Order</button></form>`,
    );

    await recorded.page.getByRole('button').click();

    expect(await recorded.events('submit')).toMatchObject([
      { target: { id: 'order', tagName: 'FORM', className: 'tall', xpath: '//*[@id="order"]' } },
    ]);
  });

  it('is found by its place in a form without an id, whatever the form’s fields are named', async () => {
    const names = ['id', 'children', 'tagName'];
    await using recorded = await record(
      `<form>${names.map((name) => `<input name="${name}">`).join('')}<button type="button">Order</button></form>`,
    );

    await recorded.page.getByRole('button').click();

    expect(await recorded.events('click')).toMatchObject([{ target: { id: '', xpath: '/html/body/form/button' } }]);
  });

  it.each([
    ['in it', '<p data-fl-mask><button type="button">Ada Lovelace</button></p>'],
    ['around it', '<button type="button">Pay as <b data-fl-block>Ada Lovelace</b></button>'],
  ])('tells nothing of a text that nobody may see: a click %s', async (_where, body) => {
    await using recorded = await record(body);

    await recorded.page.getByRole('button').click();

    expect(await recorded.events('click')).toMatchObject([{ target: { textContent: '', tagName: 'BUTTON' } }]);
  });
});
