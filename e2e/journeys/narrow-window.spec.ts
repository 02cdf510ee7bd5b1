import { addFlow } from '../add-flow.js';
import { callApi } from '../add-flows.js';
import { expect, test } from '../fixtures.js';
import { expectNoSidewaysScroll } from '../no-sideways-scroll.js';
import { newPerson } from '../people.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

test('no page needs sideways scrolling in a window of 320 pixels', async ({ browser, page: stranger }) => {
  const { page } = await newPerson(browser, 'Narrow');
  await stranger.setViewportSize({ width: 320, height: 640 });
  await page.setViewportSize({ width: 320, height: 640 });
  const title = await addFlow(page, 'AVeryLongTitleWithoutAnySpaceInIt');
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expectNoSidewaysScroll(page);

  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  for (const tab of ['Timeline', /Comments/, 'Device Info']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoSidewaysScroll(page);
  }
  const flowId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share Flow' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/flowlens/flow/${flowId}/link-to-jira`);
  await expect(page.getByRole('dialog', { name: 'Create an issue on: Jira' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/flowlens/setup-wizard');
  const wizard = page.getByRole('dialog', { name: 'Get started' });
  await expect(wizard).toBeVisible();
  await expect(wizard.getByRole('button', { name: 'Setup' })).toBeFocused();
  await expect(wizard.getByRole('button', { name: 'Setup' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Project Settings' }).click();
  for (const tab of ['General', 'Members', 'Invitations']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoSidewaysScroll(page);
  }
  const settings = page.getByRole('dialog');
  const address = 'a.very.long.address.of.a.person@subdomain.example.test';
  await settings.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await settings.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(settings.getByRole('listitem').filter({ hasText: address })).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Get Link', 'Revoke']) {
    const { x, width } = (await settings.getByRole('button', { name }).boundingBox()) ?? { x: Infinity, width: 0 };
    expect(x + width).toBeLessThanOrEqual(320);
  }

  await page.goto(`/join/project?project_name=Web+shop&project_id=${NOWHERE}&invitation_id=${NOWHERE}`);
  await expect(page.getByText('Unable to Join Project')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await stranger.goto(share_url);
  await expect(stranger.getByText('View Only')).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  await stranger.goto('/shared/flow/none');
  await expect(stranger.getByRole('heading', { name: 'Unable to load flow' })).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  for (const [path, name] of [
    ['/login', 'Welcome'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { name })).toBeVisible();
    await expectNoSidewaysScroll(stranger);
  }
});

test('every control of the player is within its frame, however narrow and however far apart letters stand', async ({
  page,
  signIn,
}) => {
  await signIn('Ada');
  await page.getByRole('link', { name: /checkout/i }).click();
  const player = page.getByRole('region', { name: 'Video player' });
  const controls = player.getByRole('button').or(player.getByRole('combobox'));
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();

  for (const spacing of ['', '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }']) {
    if (spacing) await page.addStyleTag({ content: spacing });
    for (const width of [320, 360, 390, 414, 430, 480, 520, 530, 590, 640, 820, 960]) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = async () => {
        const ends = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().right));
        const { x, width: frameWidth } = (await player.boundingBox())!;
        return Math.max(...ends) - (x + frameWidth);
      };
      await expect.poll(beyond, `controls beyond the frame at ${width} pixels ${spacing}`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    }
  }
});
