import { anEvent, aRequest, aTimeline } from '@flowlens/testing';
import { buildTimelineEntries } from '@flowlens/timeline';
import { explainIncidents } from '@flowlens/timeline/brief';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WhatWentWrong } from './what-went-wrong.js';

function reportOf(events = aTimeline().timeline) {
  const entries = buildTimelineEntries(events);
  return explainIncidents(entries, (id) => entries.find((entry) => entry.id === id));
}

const meta = {
  title: 'Watch/WhatWentWrong',
  component: WhatWentWrong,
  args: { report: reportOf(), flowTitle: 'Checkout answers 500', pageUrl: 'https://shop.example/cart', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WhatWentWrong>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Voucher service is down')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Voucher service is down/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** More than three, of every kind. */
export const Many: Story = {
  args: {
    report: reportOf([
      ...aTimeline().timeline,
      anEvent(6_500, {
        type: 'javascript_error',
        javascript_error_data: { message: 'RangeError: Invalid array length' },
      }),
      anEvent(6_600, {
        type: 'javascript_error',
        javascript_error_data: { message: 'RangeError: Invalid array length' },
      }),
      anEvent(7_000, {
        type: 'resource_error',
        resource_error_data: { tagName: 'IMG', url: 'https://cdn.shop.example/shoes/trail-blue.webp' },
      }),
      anEvent(7_500, {
        type: 'csp_violation',
        csp_violation_data: {
          directive: 'script-src-elem',
          blocked_uri: 'https://tags.example/pixel.js',
          disposition: 'enforce',
        },
      }),
      anEvent(9_000, { type: 'console_error', console_error_data: { message: 'Cart is out of date' } }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** The query of an address gives way before its folders; the name of the button has the whole address. */
export const LongAddress: Story = {
  args: {
    report: reportOf(
      aRequest(100, {
        id: 'pay',
        method: 'POST',
        url: 'https://shop.example/api/v2/customers/12345/orders/67890/payments?include=items,shipping&token=abcdefghijklmnop',
        status: 500,
      }),
    ),
  },
  play: async ({ canvas }) => {
    const name =
      /POST \/api\/v2\/customers\/12345\/orders\/67890\/payments\?include=items,shipping&token=abcdefghijklmnop/;
    const item = canvas.getByRole('button', { name });
    const folders = item.querySelector('.fl-timeline-url-folders')!;
    await expect(folders.firstElementChild).toBeVisible();
    await expect(folders.scrollWidth).toBe(folders.clientWidth);
    const [{ right }, { left }] = [folders, item.querySelector('.fl-timeline-url-tail')!].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect(left - right).toBeLessThan(1);
  },
};

export const NoEvents: Story = { args: { report: reportOf([]), eventCount: 0 } };

export const NothingWrong: Story = { args: { report: reportOf([]) } };

export const Loading: Story = { args: { report: null } };

/** Without `onOpen`, incidents are text. */
export const ReadOnly: Story = { render: ({ onOpen: _, ...args }) => <WhatWentWrong {...args} /> };

/** Long recorded texts stay inside of the card. */
export const LongTexts: Story = {
  args: {
    report: reportOf([
      anEvent(0, {
        type: 'dom_action',
        action_type: 'click',
        target: { tagName: 'BUTTON', textContent: 'Continue '.repeat(30) },
      }),
      anEvent(100, {
        type: 'javascript_error',
        javascript_error_data: {
          message: `Error: ${'W'.repeat(400)}`,
          stack: `Error\n    at ${'w'.repeat(300)} (a.js:1:1)`,
        },
      }),
    ]),
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
