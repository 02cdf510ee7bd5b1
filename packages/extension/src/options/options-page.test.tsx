import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../settings/settings-storage.js';
import { answerCalls, browser, CONNECTION, startExtension } from '../test-support/extension-browser.js';
import { choose, press, submit } from '../test-support/interactions.js';
import { en } from '../texts/en.js';
import { OptionsPage } from './options-page.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));

const show = () => render(<OptionsPage texts={en} />);
const list = (name: string) => screen.findByRole('form', { name });
const BLOCKED = 'These sites are never recorded';

beforeEach(() => {
  vi.unstubAllGlobals();
  answerCalls();
  startExtension();
});

describe('<OptionsPage />', () => {
  it('saves each change at once', async () => {
    show();
    press(await screen.findByRole('radio', { name: /^Strict/ }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    choose(screen.getByRole('combobox', { name: 'Length' }), '60');
    await waitFor(async () =>
      expect(await readSettings()).toMatchObject({ privacyLevel: 'strict', bufferSeconds: 60 }),
    );
  });

  it('adds the host of a site and removes it again', async () => {
    show();
    const form = await list(BLOCKED);
    submit(within(form).getByRole('textbox', { name: 'Site' }), 'https://Bank.example/login');
    const remove = await within(form).findByRole('button', { name: 'Remove bank.example' });
    expect((await readSettings()).blockedSites).toEqual(['bank.example']);
    press(remove);
    await waitFor(async () => expect((await readSettings()).blockedSites).toEqual([]));
    expect(within(form).getByRole('textbox', { name: 'Site' })).toHaveFocus();
  });

  it('rejects invalid sites and selectors, and shows an error at the field', async () => {
    show();
    const field = within(await list(BLOCKED)).getByRole('textbox', { name: 'Site' });
    submit(field, 'two words');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter the address of a website/);
    const selector = screen.getByRole('textbox', { name: 'CSS selector' });
    submit(selector, 'div >');
    expect(selector).toHaveAccessibleDescription('This is not a valid CSS selector.');
    submit(selector, '.account-number');
    await waitFor(async () => expect((await readSettings()).masks).toEqual(['.account-number']));
  });

  it('shows the administrator’s entries without a way to remove them', async () => {
    await browser.storage.managed.set({
      privacyLevel: 'strict',
      allowedSites: ['shop.example'],
      blockedSites: ['bank.example'],
    });
    show();
    expect(await screen.findByRole('radio', { name: /^Strict/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeDisabled();
    expect(within(await list('Only these sites can be recorded')).queryByRole('textbox')).toBeNull();
    const blocked = await list(BLOCKED);
    expect(blocked).toHaveTextContent('bank.exampleSet by your administrator');
    expect(within(blocked).queryByRole('button', { name: 'Remove bank.example' })).toBeNull();
  });

  it('sets the default project of a server and clears it', async () => {
    show();
    const project = await screen.findByRole('combobox', { name: 'Default project' });
    await waitFor(() => expect(project).toBeEnabled());
    choose(project, 'p-team');
    const key = CONNECTION.key;
    await waitFor(async () =>
      expect((await readSettings()).projects).toEqual({ [key]: { id: 'p-team', name: 'Web shop' } }),
    );
    choose(project, '');
    await waitFor(async () => expect((await readSettings()).projects).toEqual({}));
  });

  it('explains what is never recorded', async () => {
    show();
    const section = await screen.findByRole('region', { name: 'What we never record' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(en.options.never.length);
  });
});
