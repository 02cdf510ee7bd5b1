import { expect, test } from '../../fixtures.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

test('every page has exactly one level-one heading, even when its content cannot be shown', async ({
  page,
  signIn,
}) => {
  await signIn('Ada');
  for (const [path, title] of [
    ['/flowlens', 'Flows'],
    [`/flowlens/flow/${NOWHERE}`, 'Failed to load flow details'],
    [`/join/project?project_name=Web+shop&project_id=${NOWHERE}&invitation_id=${NOWHERE}`, 'Join project'],
    ['/shared/flow/none', 'Unable to load flow'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  }
});
