import { aFlow, aShareLink, createDb, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi } from '../test-support/mock-api.js';
import { REQUIRED, nextEvent, placeElement } from '../test-support/place-element.js';

const placeSettings = () =>
  placeElement('flowlens-project-settings', {
    ...REQUIRED,
    'project-id': PROJECT_ID,
    'product-url': 'https://flowlens.example',
  });

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('<flowlens-project-settings>', () => {
  it('reports when an invitation link is created, copied and revoked', async () => {
    mockApi();
    const settings = placeSettings();
    await page.getByRole('tab', { name: 'Invitations' }).click();

    const created = nextEvent(settings, 'flowlens-invitation-link-created');
    await button('Get Link').click();
    const { link } = (await created).detail;
    expect(link.url).toMatch(/^https:\/\/flowlens\.example\/join\/project\?/);
    expect(link.url).toContain(link.id);

    const copied = nextEvent(settings, 'flowlens-invitation-link-copied');
    await button('Copy').click();
    expect((await copied).detail).toEqual({ link });

    const revoked = nextEvent(settings, 'flowlens-invitation-link-revoked');
    await page.getByRole('button', { name: /^Revoke the invitation link/ }).click();
    expect((await revoked).detail.link).toMatchObject({ id: link.id });
  });

  it('reports when all public links are revoked', async () => {
    mockApi({ db: createDb({ flows: [aFlow()], shareLinks: { [FLOW_ID]: [aShareLink()] } }) });
    const settings = placeSettings();
    const revoked = nextEvent(settings, 'flowlens-all-share-links-revoked');

    await button('Manage Links').click();
    await button('Revoke All').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke All' }).click();

    expect((await revoked).detail.project).toMatchObject({ id: PROJECT_ID });
  });
});
