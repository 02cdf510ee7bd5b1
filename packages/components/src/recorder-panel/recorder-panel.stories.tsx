import type { Recorder, RecorderSnapshot, SendProgress } from '@flowlens/recorder';
import { aProject, MOCK_NOW_MS } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import {
  createFakeDraft,
  createFakeRecorder,
  type FakeDraftParts,
} from '../../../hooks/src/test-support/fake-recorder.js';
import { RecorderPanel, type RecorderPanelProps } from './recorder-panel.js';
import { anOrphan } from './test-support/an-orphan.js';
import { aDraftVideo, aReceipt, someEvents } from './test-support/some-recordings.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';
const PROBES = createFakeRecorder().probes;
const clip = async () => (await fetch('/clip.mp4')).blob();
const never = () => new Promise<never>(() => undefined);

interface PanelStory extends RecorderPanelProps {
  /** Of the recorder. */
  probes?: Recorder['probes'];
  snapshot?: Partial<RecorderSnapshot>;
  /** A recording to review. */
  draft?: FakeDraftParts;
  /** Sends the recording before the panel is mounted. */
  isSending?: boolean;
}

/** Wrapper with a new recorder for each render of the story. */
function Panel({ snapshot = {}, draft, probes, isSending = false, ...props }: PanelStory) {
  const [recorder] = useState(() => {
    const made = createFakeRecorder(snapshot, probes && { probes });
    if (!draft) return made;
    const opened = createFakeDraft({ ...draft, onGone: () => made.set({ draft: null }) });
    made.set({ draft: opened });
    if (isSending) void opened.send({ title: 'The total is wrong' });
    return made;
  });
  return <RecorderPanel {...props} recorder={recorder} />;
}

const reviewed: FakeDraftParts = {
  events: someEvents(),
  durationMs: 10_000,
  receipt: aReceipt(),
  video: aDraftVideo(clip),
};

const meta = {
  title: 'Record/RecorderPanel',
  component: RecorderPanel,
  render: (args) => <Panel {...args} />,
  // Each story has a recorder of its own.
  args: { recorder: createFakeRecorder(), onSent: fn(), onDiscarded: fn() },
  parameters: {
    flowlens: { projects: [aProject(), aProject({ id: OTHER_ID, name: 'Warehouse', category: 'OPEN_SOURCE' })] },
  },
} satisfies Meta<PanelStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const titleIsTyped: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'The total is wrong');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

export const Start: Story = {
  play: async ({ canvas, userEvent }) => {
    const microphone = canvas.getByRole('switch', { name: 'Record the microphone' });
    await userEvent.click(microphone);
    await expect(microphone).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Record the screen' }));
    await expect(microphone).toBeDisabled();
    await expect(microphone).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Record the screen' }));
  },
};

export const Starting: Story = { args: { snapshot: { status: 'starting' } } };

const refused = (code: NonNullable<RecorderSnapshot['error']>['code'], message = ''): Story => ({
  args: { snapshot: { error: { code, message } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const CaptureRefused = refused('capture_denied');
export const CaptureUnsupported = refused('capture_unsupported');
export const MicrophoneRefused = refused('microphone_denied');
export const StorageFull = refused('storage_full');
export const StartFailed = refused('unknown', 'The worker of the recorder did not answer.');

/** Left by a page that closed before sending. */
export const EarlierRecordings: Story = {
  args: {
    snapshot: {
      orphans: [
        anOrphan({ durationMs: null }),
        anOrphan({
          id: 'o2',
          startedAt: MOCK_NOW_MS - 90_000_000,
          hasVideo: false,
          title: 'The cart loses its entries',
        }),
      ],
    },
  },
};

/** The recorder observes nothing of the page. */
export const PictureOnly: Story = {
  args: { probes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the picture is recorded')).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Record the screen' })).not.toBeInTheDocument();
  },
};

export const Disposed: Story = { args: { snapshot: { status: 'disposed' } } };

const running: Partial<RecorderSnapshot> = {
  status: 'recording',
  elapsedMs: 60_000,
  runningSince: MOCK_NOW_MS - 23_000,
  hasVideo: true,
  hasMicrophone: true,
  eventsCount: 1_204,
  errorsCount: 2,
};

export const Recording: Story = {
  args: { snapshot: running },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'The total is wrong{Enter}');
    await expect(canvas.getByRole('list', { name: 'Marked moments' })).toHaveTextContent('The total is wrong');
  },
};

export const RecordingWithoutVideo: Story = {
  args: { snapshot: { ...running, hasVideo: false, hasMicrophone: false, errorsCount: 0, eventsCount: 7 } },
};

export const Paused: Story = {
  args: { snapshot: { ...running, status: 'paused', elapsedMs: 83_000, runningSince: null } },
};

export const Stopping: Story = {
  args: { snapshot: { ...running, status: 'stopping', elapsedMs: 83_000, runningSince: null } },
};

export const Review: Story = {
  args: { draft: reviewed },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeVisible());
    await expect(await canvas.findByRole('combobox', { name: 'Project' })).toBeVisible();
  },
};

export const ReviewInDark: Story = { ...Review, globals: { theme: 'dark' } };

export const ReviewInGerman: Story = { args: { draft: reviewed }, globals: { locale: 'de' } };

export const ReviewOnAPhone: Story = { ...Review, globals: { viewport: { value: 'phone' } } };

export const ReviewWithoutVideo: Story = {
  args: { draft: { events: someEvents(), durationMs: 10_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recorded without video')).toBeVisible();
  },
};

export const ReviewOfNothing: Story = { args: { draft: { events: [], durationMs: 0 }, projects: [] } };

export const VideoLoading: Story = { args: { draft: { ...reviewed, video: aDraftVideo(never) } } };

export const VideoFailed: Story = {
  args: { draft: { ...reviewed, video: aDraftVideo(() => Promise.reject(new Error('Gone'))) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be shown here/)).toBeVisible();
  },
};

export const RemovedEvent: Story = {
  args: { draft: reviewed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove POST /api/login?token=[redacted], 200' }));
    await waitFor(() => expect(canvas.queryByText('3 redacted')).not.toBeInTheDocument());
  },
};

export const OnlyRedacted: Story = {
  args: { draft: reviewed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redacted 1' }));
    await expect(canvas.getByText('4 redacted')).toBeVisible();
  },
};

export const TrimChosen: Story = {
  args: { draft: reviewed },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('slider', { name: 'Start' });
    await fireEvent.change(start, { target: { value: '2000' } });
    await expect(canvas.getByText('8s selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Trim' })).toBeEnabled();
  },
};

export const NoTitle: Story = {
  args: { draft: reviewed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Title is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const DiscardAsks: Story = {
  args: { draft: reviewed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Discard this recording?' })).toBeVisible();
  },
};

const sendingAt = (phase: SendProgress['phase'], sentBytes: number, waitMs?: number): Story => ({
  args: {
    draft: {
      ...reviewed,
      respond: ({ onProgress }) => {
        const totalBytes = phase === 'creating' ? 0 : 12_400_000;
        onProgress?.({ phase, sentBytes, totalBytes, ...(waitMs !== undefined && { waitMs }) });
        return never();
      },
    },
  },
  play: async (context) => {
    await titleIsTyped(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
});

export const SendingBegins = sendingAt('creating', 0);
export const Sending = sendingAt('video', 5_100_000);
export const Processing = sendingAt('finishing', 12_400_000);
export const WaitingForTheNetwork = sendingAt('waiting_for_network', 5_100_000);
export const WaitingForTheServer = sendingAt('waiting_for_server', 0, 111_000);

/** A panel that opens during a recording. */
export const FoundSending: Story = {
  args: {
    draft: {
      ...reviewed,
      respond: ({ onProgress }) => {
        onProgress?.({ phase: 'video', sentBytes: 5_100_000, totalBytes: 12_400_000 });
        return never();
      },
    },
    isSending: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '41');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** A failure keeps the typed text. */
export const SendingRefused: Story = {
  args: {
    draft: {
      ...reviewed,
      respond: () =>
        Promise.reject(
          Object.assign(new Error('Refused'), {
            name: 'FlowLensApiError',
            status: 403,
            detail: 'This project is full.',
          }),
        ),
    },
  },
  play: async (context) => {
    await titleIsTyped(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/was not sent/);
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('The total is wrong');
  },
};

export const Sent: Story = {
  args: { draft: reviewed },
  play: async (context) => {
    await titleIsTyped(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Recording sent' })).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank');
    await expect(context.args.onSent).toHaveBeenCalledOnce();
  },
};

/** Without events, there is nothing to review. */
export const ReviewOfPictureOnly: Story = {
  args: {
    probes: [],
    draft: {
      ...reviewed,
      events: [],
      receipt: { redacted: {}, gaps: [], concealedElements: 0, probesOff: [...PROBES] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only the picture was recorded/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Recorded events' })).not.toBeInTheDocument();
  },
};
