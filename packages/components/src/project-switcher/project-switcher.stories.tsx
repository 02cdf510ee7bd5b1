import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProject, PROJECT_ID } from '@flowlens/testing';
import { delay, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProjectSwitcher } from './project-switcher.js';

const projects = [
  aProject({ id: 'open', name: 'Playwright', category: 'OPEN_SOURCE' }),
  aProject(),
  aProject({ id: 'own', name: 'Ann Archer', is_default: true }),
];

const meta = {
  title: 'Projects/ProjectSwitcher',
  component: ProjectSwitcher,
  args: { value: PROJECT_ID, onValueChange: fn(), style: { minHeight: 220, alignItems: 'start' } },
  parameters: { flowlens: { projects } },
} satisfies Meta<typeof ProjectSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project: Web shop' }));
    const choices = await screen.findAllByRole('menuitemradio');
    await expect(choices.map((choice) => choice.textContent)).toEqual(['Web shop', 'Ann Archer', 'Playwright']);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Open Source Projects' })).toBeVisible());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project: Web shop' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Playwright' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('open');
  },
};

export const Empty: Story = {
  args: { value: undefined },
  parameters: { flowlens: { projects: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project' }));
    await waitFor(() => expect(screen.getByText('No projects yet. Create your first one!')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Create New Project' })).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [http.get('*/systems', () => delay('infinite'))] } } };
