import { additionalEvents, anEvent } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntryDetails } from '../entry-details.js';
import { anEntry } from '../test-support/recorded-entries.js';

const meta = {
  title: 'Watch/FlowTimeline/Details of further kinds',
  component: EntryDetails,
  decorators: [
    (Story) => (
      <div className="fl-root fl-timeline" style={{ height: 'auto', width: '640px', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta<typeof EntryDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const additional = (type: string) => anEntry(...additionalEvents().filter((event) => event.type === type));

/** An image that failed to load. */
export const ResourceError: Story = { args: { entry: additional('resource_error') } };

/** A script that the page's content security policy blocked. */
export const CspViolation: Story = {
  args: { entry: additional('csp_violation') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://shop.example/cart:12:7')).toBeVisible();
    await expect(canvas.getByText('Blocked')).toBeVisible();
  },
};

export const SseMessage: Story = { args: { entry: additional('sse_message') } };

export const RecorderGap: Story = {
  args: { entry: additional('recorder_gap') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page was suspended')).toBeVisible();
  },
};

export const RecorderMark: Story = {
  args: { entry: additional('recorder_mark') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The total is wrong')).toBeVisible();
  },
};

/** A marked moment without a note. */
export const RecorderMarkWithoutNote: Story = {
  args: { entry: anEntry(anEvent(400, { type: 'recorder_mark', recorder_mark_data: { note: '' } })) },
};

/** A read shows its result; a clear event has neither key nor value. */
export const StorageRead: Story = {
  args: {
    entry: anEntry(
      anEvent(400, { type: 'local_storage', action_type: 'get', local_storage_data: { key: 'theme', value: 'dark' } }),
    ),
  },
};

export const StorageCleared: Story = {
  args: { entry: anEntry(anEvent(400, { type: 'local_storage', action_type: 'clear', local_storage_data: {} })) },
};
