import type { GuestLink } from '@flowlens/client';
import type { RecorderSnapshot } from '@flowlens/recorder';
import { aGuestLink, PROJECT_ID, RECORDING_LINK_TOKEN } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  createFakeDraft,
  createFakeRecorder,
  type FakeDraftParts,
  SENT_FLOW,
} from '../../../hooks/src/test-support/fake-recorder.js';
import { anOrphan } from '../recorder-panel/test-support/an-orphan.js';
import { aDraftVideo, aReceipt, someEvents } from '../recorder-panel/test-support/some-recordings.js';
import { GuestRecorder, type GuestRecorderProps } from './guest-recorder.js';

interface GuestStory extends GuestRecorderProps {
  snapshot?: Partial<RecorderSnapshot>;
  /** A recording to review. */
  draft?: FakeDraftParts;
}

/** Wrapper with a new recorder for each render of the story. */
function Guest({ snapshot = {}, draft, ...props }: GuestStory) {
  const [recorder] = useState(() => {
    const made = createFakeRecorder(snapshot, { probes: [] });
    if (draft) made.set({ draft: createFakeDraft({ ...draft, onGone: () => made.set({ draft: null }) }) });
    return made;
  });
  return <GuestRecorder {...props} recorder={recorder} />;
}

const meta = {
  title: 'Record/GuestRecorder',
  component: GuestRecorder,
  render: (args) => <Guest {...args} />,
  // Each story has a recorder of its own.
  args: { link: RECORDING_LINK_TOKEN, recorder: createFakeRecorder(), onVisit: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<GuestStory>;

export default meta;
type Story = StoryObj<typeof meta> & { args?: Partial<GuestStory> };
type Play = NonNullable<Story['play']>;

const ending = (state: GuestLink['state']) => ({
  flowlens: { guestLinks: { [RECORDING_LINK_TOKEN]: { state, request: null } } },
});

const agrees: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Dana Drew');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your e-mail (optional)' }), 'dana@customer.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const Request: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The checkout fails' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  parameters: {
    flowlens: {
      guestLinks: {
        [RECORDING_LINK_TOKEN]: aGuestLink({
          project_name: 'Warehouse and fulfilment of the northern region',
          created_by: 'Wolfeschlegelsteinhausenbergerdorff',
          title: 'The address book loses its entries when I sort',
          instructions: 'Open the address book.\nSort it by city.\n\nScroll to the end, and count the entries.',
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Open the address book\./)).toBeVisible();
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await expect(canvas.getByText('Name is required')).toBeVisible();
  },
};

export const Start: Story = {
  play: async (context) => {
    await agrees(context);
    const guest = { name: 'Dana Drew', email: 'dana@customer.example' };
    await expect(context.args.onVisit).toHaveBeenCalledWith(expect.objectContaining({ guest }));
    await expect(context.canvas.getByRole('button', { name: 'Start recording' })).toBeVisible();
  },
};

const ofShop = {
  flowlens: { guestLinks: { [RECORDING_LINK_TOKEN]: aGuestLink({ site_url: 'https://shop.example/checkout' }) } },
};

export const StartWithSite: Story = {
  parameters: ofShop,
  play: async (context) => {
    await agrees(context);
    await expect(context.canvas.getByRole('button', { name: 'Open shop.example' })).toBeVisible();
  },
};

export const RecordingSite: Story = {
  parameters: ofShop,
  args: { snapshot: { status: 'recording', hasVideo: true, hasSiteEvents: true, eventsCount: 128, errorsCount: 1 } },
  play: async (context) => {
    await agrees(context);
    await expect(context.canvas.getByText('Events of shop.example are recorded too.')).toBeVisible();
  },
};

export const Review: Story = {
  args: {
    draft: {
      events: [],
      durationMs: 10_000,
      receipt: aReceipt(),
      video: aDraftVideo(async () => (await fetch('/clip.mp4')).blob()),
    },
  },
  play: async (context) => {
    await agrees(context);
    await expect(await context.canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('The checkout fails');
    await expect(context.canvas.queryByRole('combobox')).toBeNull();
  },
};

export const ReviewWithSite: Story = {
  parameters: ofShop,
  args: { draft: { ...Review.args?.draft, events: someEvents() } },
  play: async (context) => {
    await agrees(context);
    await expect(await context.canvas.findByText(/^The picture and \d+ events of the site/)).toBeVisible();
  },
};

export const Sent: Story = {
  args: Review.args!,
  play: async (context) => {
    await Review.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect(
      await context.canvas.findByRole('heading', { name: 'Thank you, your recording was sent' }),
    ).toHaveFocus();
  },
};

export const SentTooLong: Story = {
  args: Review.args!,
  parameters: {
    msw: {
      handlers: [
        http.get('*/recording-status', () =>
          HttpResponse.json({ recording_status: 'failed', duration: null, video_url: null, failure: 'too_long' }),
        ),
      ],
    },
  },
  play: async (context) => {
    await Review.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect(await context.canvas.findByRole('heading', { name: 'Your recording is too long' })).toHaveFocus();
  },
};

const kept: Partial<RecorderSnapshot> = {
  orphans: [
    anOrphan({ title: 'The checkout fails', projectId: PROJECT_ID }),
    anOrphan({ id: 'o2', title: 'The stock of the northern warehouse is wrong', durationMs: 192_000 }),
  ],
};

export const Kept: Story = {
  args: { snapshot: kept },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You have 2 recordings that are not sent yet' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Finish/ })).toHaveLength(1);
  },
};

export const KeptAndNothingTyped: Story = {
  args: { snapshot: kept },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Finish/ }));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  },
};

export const KeptAtStart: Story = {
  args: { snapshot: kept },
  play: async (context) => {
    await agrees(context);
    await expect(context.canvas.getByRole('button', { name: 'Start recording' })).toBeVisible();
  },
};

export const KeptByRevoked: Story = {
  args: { snapshot: { orphans: kept.orphans!.slice(0, 1) } },
  parameters: ending('revoked'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This recording link was revoked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Download/ })).toBeVisible();
  },
};

export const RefusedForGood: Story = {
  args: {
    draft: {
      ...Review.args?.draft,
      respond: () =>
        Promise.reject(Object.assign(new Error(), { status: 409, detail: 'This recording link was revoked.' })),
    },
  },
  play: async (context) => {
    await Review.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect(await context.canvas.findByText(/This recording link was revoked\./)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const SentAndUsedUp: Story = {
  args: {
    visit: {
      guest: { name: 'Dana Drew' },
      request: aGuestLink().request!,
      sentFlowId: SENT_FLOW.flowId,
    },
  },
  parameters: ending('used_up'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you, your recording was sent' })).toBeVisible();
  },
};

export const Expired: Story = { parameters: ending('expired') };
export const Revoked: Story = { parameters: ending('revoked') };
export const UsedUp: Story = { parameters: ending('used_up') };
export const Unavailable: Story = { parameters: ending('unavailable') };
export const Unknown: Story = { args: { link: 'fl_rl_unknown' } };

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/guest/link', () => delay('infinite'))] } },
};

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/guest/link', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to open the link')).toBeVisible();
  },
};
