import { CommentList, FlowGallery, ProjectSettings } from '@flowlens/components';
import { aFlow, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/** The same components in another language and direction. The toolbar can switch every other story, too. */
const meta = { title: 'Guide/Languages', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  globals: { locale: 'de' },
  parameters: { flowlens: { flows: [aFlow({ tags: [] })] } },
  render: () => <FlowGallery projectId={PROJECT_ID} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Flows suchen' })).toBeVisible();
    await expect(await canvas.findByText('vor 2 Tagen')).toBeVisible();
    await expect(canvas.getByText('1 Flow')).toBeVisible();
  },
};

/** German words are long; none may be truncated on a phone. */
export const GermanOnAPhone: Story = {
  globals: { locale: 'de' },
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <ProjectSettings projectId={PROJECT_ID} productUrl="https://flowlens.example.com" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Projekt löschen' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Right-to-left components on a left-to-right host page. */
export const RightToLeft: Story = {
  parameters: { provider: { dir: 'rtl' } },
  render: () => <ProjectSettings projectId={PROJECT_ID} productUrl="https://flowlens.example.com" />,
  play: async ({ canvas, userEvent }) => {
    const general = await canvas.findByRole('tab', { name: 'General' });
    const members = canvas.getByRole('tab', { name: /Members/ });
    await expect(members.getBoundingClientRect().right).toBeLessThan(general.getBoundingClientRect().right);

    await userEvent.click(general);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(members).toHaveAttribute('aria-selected', 'true');

    await userEvent.click((await canvas.findAllByRole('combobox'))[0]!);
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const GermanRightToLeft: Story = {
  parameters: { look: { width: 1440 } },
  globals: { locale: 'de', direction: 'rtl' },
  render: () => <CommentList flowId={FLOW_ID} timeMs={75_000} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kommentieren' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Kommentar von .* löschen$/ })).toBeVisible();
  },
};
