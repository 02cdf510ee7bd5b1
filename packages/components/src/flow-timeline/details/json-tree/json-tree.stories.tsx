import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EntryDetails } from '../entry-details.js';
import { anExchange } from '../test-support/recorded-entries.js';

const meta = {
  title: 'Watch/FlowTimeline/JSON tree',
  component: EntryDetails,
  decorators: [
    (Story, { parameters }) => (
      <div
        className="fl-root fl-timeline"
        style={{ height: 'auto', width: (parameters['panelWidth'] as string | undefined) ?? '640px', maxWidth: '100%' }}
      >
        <Story />
      </div>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta<typeof EntryDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const JSON_TYPE = { 'content-type': 'application/json' };
const ITEMS = [
  { sku: 'sku-1', title: 'Trail shoe – blue', price: 119.9, stock: 3 },
  { sku: 'sku-2', title: 'Running socks', price: 9.5, stock: null },
];
const ORDERS = Array.from({ length: 260 }, (_, index) => ({
  id: `order-${1000 + index}`,
  customer: { name: 'Ann Archer', 'e-mail': '[redacted]', note: index === 255 ? 'Ring the bell twice' : null },
  items: ITEMS,
}));

/** A long list as a tree: one search away from the value, its path in the bar below. */
export const JsonTree: Story = {
  args: {
    entry: anExchange({
      url: 'https://shop.example/api/orders',
      status: 200,
      responseHeaders: JSON_TYPE,
      responseBody: JSON.stringify({ page: 1, total: 260, orders: ORDERS }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keys and values' }), 'bell');
    await waitFor(() => expect(canvas.getByText('1 of 1')).toBeVisible());
    const hit = canvas.getByRole('treeitem', { selected: true });
    const box = canvas.getByRole('tree').getBoundingClientRect();
    await waitFor(() => expect(hit.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom));
    await expect(canvas.getByText('orders[255].customer.note')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy path' })).toBeVisible();
  },
};

/** A megabyte, of which only the first hundred items are in the page. */
export const JsonTreeLarge: Story = {
  args: {
    entry: anExchange({
      url: 'https://shop.example/api/orders',
      status: 200,
      responseHeaders: JSON_TYPE,
      responseBody: JSON.stringify(Array.from({ length: 18 }, () => ORDERS).flat()),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(101);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keys and values' }), 'bell');
    await waitFor(() => expect(canvas.getByText('1 of 18')).toBeVisible());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByText('[4675].customer.note')).toBeVisible();
  },
};

export const JsonTreeNarrow: Story = { ...JsonTree, parameters: { panelWidth: '320px' } };

/** The text is in left-to-right order, even on a right-to-left page. */
export const JsonTreeRightToLeft: Story = { ...JsonTree, globals: { direction: 'rtl' } };
