import type { Browser } from '@playwright/test';
import { expectCleanForAxe } from '../../support/keyboard/axe.js';
import { changeDatabase } from '../../support/product/database.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { makeLink, openLinks, QUESTION, record, SHOP_TITLE } from '../../support/pages/guest-recording.js';
import { mailTo } from '../../support/product/outbox.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';
import { watchRequests } from '../../support/browser/watch-requests.js';

async function reasonOf(browser: Browser, address: string): Promise<string | undefined> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  const reason = page.getByText(/^This recording link/);
  await expect(reason).toBeVisible();
  return (await reason.textContent()) ?? undefined;
}

test('a guest records with a link, and an admin accepts and watches the recording', async ({ browser, baseURL }) => {
  const ann = await newPerson(browser, 'Ann');
  const address = await makeLink(ann);
  const sharing = await openSharingBrowser({ title: SHOP_TITLE });
  try {
    const guest = await (await sharing.newContext({ ...(baseURL && { baseURL }) })).newPage();
    const requests = await watchRequests(guest);
    // A session in this browser does not belong to the guest.
    await guest.context().addCookies([{ name: 'fl_refresh', value: 'somebodys-session', url: baseURL ?? '' }]);
    await guest.addInitScript(() => localStorage.setItem('accessToken', 'somebodys-token'));
    const document = guest.waitForResponse((response) => new URL(response.url()).pathname === '/flowlens/guest');
    await guest.goto(address);

    expect((await document).headers()).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
    });
    await expect(guest.getByRole('heading', { name: QUESTION })).toBeVisible();
    await expect(guest.getByText(/^The admins of .+ with your name and e-mail address\./)).toBeVisible();
    await expectCleanForAxe(guest, 'page of a recording link', () =>
      expect(guest.getByRole('button', { name: 'Continue' })).toBeVisible(),
    );
    await record(guest);
    await expect(guest.getByRole('heading', { name: 'Privacy' })).toBeVisible();
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByRole('heading', { name: 'Thank you, your recording was sent' })).toBeVisible({
      timeout: 60_000,
    });

    const sent = requests();
    const calls = sent.filter(({ headers }) => headers.authorization !== undefined);
    expect(calls.length).toBeGreaterThan(4);
    expect(calls.filter(({ headers }) => 'cookie' in headers || headers.authorization?.includes('somebodys'))).toEqual(
      [],
    );
    // The cookie exists, so the page omitted it above.
    expect(sent.find(({ address: path }) => path === '/flowlens/guest')?.headers.cookie).toContain('somebodys-session');
    expect(sent.filter(({ address: path }) => path.includes('fl_rl_'))).toEqual([]);
  } finally {
    await sharing.close();
  }

  const { page } = ann;
  await page.goto('/flowlens');
  await expect(page.getByText('1 recording waiting')).toBeVisible();
  await expect(page.getByRole('link', { name: QUESTION })).toHaveCount(0);
  await expect.poll(() => mailTo(ann.email)).toContainEqual(expect.stringContaining('A recording waits'));
  await page.getByRole('button', { name: 'Review' }).click();
  const waiting = page.getByRole('dialog', { name: 'Guest recordings' });
  await expect(waiting.getByRole('listitem')).toContainText('Dana Drew (dana@customer.example), not verified');
  await expectCleanForAxe(page, 'waiting recordings', () => expect(waiting.getByRole('img')).toHaveCount(0));
  await waiting.getByRole('button', { name: `Accept “${QUESTION}”` }).click();
  await expect(waiting.getByText('No recordings waiting')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: QUESTION }).click();
  const flow = new FlowPage(page);
  await flow.playAndSeeItAdvance();
});

test('an ended recording link explains why', { tag: '@slow' }, async ({ browser }) => {
  const ann = await newPerson(browser, 'Amy');
  const { page } = ann;
  const [first, second] = [await makeLink(ann), await makeLink(ann)];
  await openLinks(page);
  const links = page.getByRole('button', { name: `Revoke the recording link “${QUESTION}”` });
  // The newest is first.
  await links.first().click();
  await expect(links).toHaveCount(1);

  expect(await reasonOf(browser, second)).toBe('This recording link was revoked');
  const ofAmy = `created_by_user_id = (select id from users where email = $1)`;
  await changeDatabase(`update recording_links set recordings_count = 1 where ${ofAmy}`, [ann.email]);
  expect(await reasonOf(browser, first)).toBe('This recording link has been used up');
  await page.getByRole('switch', { name: 'Accept guest recordings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(links).toHaveCount(0);
  expect(await reasonOf(browser, first)).toBe('This recording link was revoked');
  expect(await reasonOf(browser, `${first.split('#')[0]}#fl_rl_nonsense`)).toBe('This recording link is not valid');
});

test(
  'a recording link ends when it expires and when its creator is removed from the project',
  { tag: '@slow' },
  async ({ browser }) => {
    const olga = await newPerson(browser, 'Olga');
    const pia = await newPerson(browser, 'Pia');
    const owners = new ProjectPage(olga.page);
    const name = await owners.create('Guests');
    await owners.openSettings();
    await new ProjectPage(pia.page).join(await owners.makeLink(), name);
    await owners.settings.getByRole('tab', { name: 'Members' }).click();
    await owners.settings.getByRole('button', { name: 'Refresh' }).click();
    await changeDatabase(`update members set role = 'ADMIN' where user_id = (select id from users where email = $1)`, [
      pia.email,
    ]);
    await pia.page.reload();
    const [lasting, expired] = [await makeLink(pia), await makeLink(pia)];
    await changeDatabase(
      `update recording_links set expires_at = now()
     where created_at = (select max(recording_links.created_at) from recording_links join users on users.id = created_by_user_id where email = $1)`,
      [pia.email],
    );

    expect(await reasonOf(browser, expired)).toBe('This recording link has expired');
    await owners.settings.getByRole('button', { name: `Remove ${pia.name}` }).click();
    await olga.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(olga.page.getByRole('alertdialog')).toBeHidden();
    expect(await reasonOf(browser, lasting)).toBe('This recording link was revoked');
  },
);
