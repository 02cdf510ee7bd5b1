import { NO_FLOW_FILTERS, NO_TAGS } from '@flowlens/core';
import { aFlow, aTag, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { FlowGallery } from './flow-gallery.js';
import { manyFlows } from './test-support/many-flows.js';

const meta = {
  title: 'Watch/FlowGallery',
  component: FlowGallery,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FlowGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const id = (index: number) => `9f3a1b2c-5d6e-4f70-8a9b-${String(index).padStart(12, '0')}`;
const tags = ['checkout', 'payment', 'regression', 'safari', 'mobile'].map((title) => aTag({ id: title, title }));

/** Counts of a flow with everything, of one with nothing, and of one that is not counted. */
const flowCounts = {
  [FLOW_ID]: { errors_count: 3, failed_requests_count: 2, page_hosts: ['shop.example', 'pay.example'] },
  [id(1)]: { errors_count: 0, failed_requests_count: 12, page_hosts: ['staging.shop.example:8443'] },
  [id(2)]: { page_hosts: ['shop.example'] },
  [id(3)]: { errors_count: 1_204, page_hosts: ['a-very-long-name-of-a-host.internal.shop.example'] },
  [id(4)]: { errors_count: null, failed_requests_count: null, page_hosts: null },
};

const flows = [
  aFlow(),
  aFlow({ id: id(1), title: 'Websocket drops while the cart is open', tags, created_at: '2026-03-04T11:48:00.000Z' }),
  aFlow({ id: id(2), title: 'Images load slowly on the product page', tags: [], video_duration_ms: 95_000 }),
  aFlow({
    id: id(3),
    title: 'Voucher field forgets what was typed when the page is left and entered again',
    reporter: 'Cleo Carter',
    reporter_email: 'cleo@example.com',
  }),
  aFlow({
    id: id(4),
    title: 'Still on its way',
    recording_status: 'in_progress',
    thumbnail_url: null,
    video_duration_ms: 0,
  }),
  aFlow({ id: id(5), title: 'Recording broke off', recording_status: 'failed', thumbnail_url: null, tags: [] }),
];

export const Default: Story = {
  args: { projectId: PROJECT_ID },
  parameters: { look: { width: 1440 }, flowlens: { flows, flowCounts } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await expect(link).toHaveAttribute('href', `/flowlens/flow/${flows[0]!.id}`);
    await expect(canvas.getAllByRole('article')).toHaveLength(flows.length);
    await expect(await canvas.findByRole('button', { name: 'Filter by tags' })).toBeVisible();
    await expect(await canvas.findByText('6 flows')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { projectId: PROJECT_ID, style: { width: 320 } },
  parameters: { look: { width: 390 }, flowlens: { flows, flowCounts } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await expect(await canvas.findByRole('button', { name: 'Filter by tags' })).toBeVisible();
    await expect(await canvas.findByText('6 flows')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The stories run with reduced motion, which disables previews. */
function withMotion() {
  const moving = spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  return () => moving.mockRestore();
}

export const PreviewOnHover: Story = {
  beforeEach: withMotion,
  parameters: { flowlens: { flows: flows.slice(0, 1) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('article'));
    await waitFor(() => expect(canvasElement.querySelector('video')?.playbackRate).toBe(1.5));
    await expect(canvasElement.querySelector('video')).toHaveProperty('muted', true);
    await expect(canvasElement.querySelector('video')).toHaveProperty('loop', true);
    await userEvent.unhover(canvas.getByRole('article'));
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
  },
};

export const PreviewOnFocus: Story = {
  beforeEach: withMotion,
  args: { hide: ['filters'] },
  parameters: { flowlens: { flows: flows.slice(0, 1) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
    await expect(link).toHaveFocus();
  },
};

export const BrokenThumbnail: Story = {
  parameters: { flowlens: { flows: [aFlow({ thumbnail_url: '/gone.svg' })] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const OptionsOfACard: Story = {
  parameters: { flowlens: { flows, flowCounts } },
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card!).getByRole('button', { name: 'Options of Checkout answers 500' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy Flow ID' })).toBeVisible());
  },
};

export const FilteredByReporter: Story = {
  args: { projectId: PROJECT_ID },
  parameters: { flowlens: { flows, flowCounts } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Reporter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cleo Carter' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText('1 flow')).toBeVisible();
  },
};

export const FilteredByNoTags: Story = {
  args: { projectId: PROJECT_ID, defaultFilters: { ...NO_FLOW_FILTERS, tags: [NO_TAGS.title] } },
  parameters: { flowlens: { flows, flowCounts } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 flows')).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: {
    flowlens: { flows },
    msw: {
      handlers: [
        http.get('*/flowlens/flows', ({ request }) => (request.url.includes('search') ? delay('infinite') : undefined)),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await userEvent.type(canvas.getByRole('searchbox'), 'voucher{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Flows' })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')).toHaveLength(flows.length);
  },
};

/** Scroll, press Page Down, or tab through them: the document never contains more than a few dozen cards. */
export const TenThousandFlows: Story = {
  args: { hide: ['filters'] },
  parameters: { flowlens: { flows: [] }, msw: { handlers: [manyFlows(10_000)] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500 1' });
    for (const flow of [60, 120, 240]) {
      const scroller = document.scrollingElement!;
      await waitFor(async () => {
        scroller.scrollTop = scroller.scrollHeight;
        await expect(Number(canvas.getAllByRole('listitem').at(-1)?.dataset['index'])).toBeGreaterThan(flow);
      });
      await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(80);
    }
    document.scrollingElement!.scrollTop = 0;
    await expect(await canvas.findByRole('link', { name: 'Checkout answers 500 1' })).toBeVisible();
  },
};

export const InAScrollerOfTheHost: Story = {
  args: { hide: ['filters'] },
  parameters: { flowlens: { flows: [] }, msw: { handlers: [manyFlows(200)] } },
  decorators: [
    (GalleryStory) => (
      <div data-testid="host" style={{ height: 480, overflow: 'auto' }}>
        <GalleryStory />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500 1' });
    const host = canvas.getByTestId('host');
    await waitFor(async () => {
      host.scrollTop = host.scrollHeight;
      await expect(canvasElement.querySelector('li[data-index="199"]')).toBeInTheDocument();
    });
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flows', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Flows')).toBeVisible();
  },
};

export const LoadingWithoutFilters: Story = { ...Loading, args: { hide: ['filters'] } };

export const Empty: Story = {
  parameters: { look: { width: 1440 }, flowlens: { flows: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No flows available')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { defaultFilters: { search: 'nothing like it', tags: [], reporter: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No flows match your search')).toBeVisible();
  },
};

export const LoadFailure: Story = {
  parameters: {
    msw: { handlers: [http.get('*/flowlens/flows', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load flows');
  },
};

export const NextPageFails: Story = {
  args: { hide: ['filters'] },
  parameters: {
    flowlens: { flows: [] },
    msw: {
      handlers: [
        http.get('*/flowlens/flows', ({ request }) =>
          request.url.includes('cursor') ? HttpResponse.json({}, { status: 500 }) : undefined,
        ),
        manyFlows(60),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500 1' });
    await waitFor(async () => {
      document.scrollingElement!.scrollTop = document.scrollingElement!.scrollHeight;
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load flows');
    });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A left-to-right title is still truncated at its end. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  parameters: { flowlens: { flows, flowCounts } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('link', { name: /^Voucher field forgets/ });
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
    const beginning = document.createRange();
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode()!;
    beginning.setStart(text, 0);
    beginning.setEnd(text, 'Voucher'.length);
    const { left, right } = title.getBoundingClientRect();
    await expect(beginning.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    await expect(beginning.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const Translated: Story = {
  parameters: { flowlens: { flows: [aFlow({ tags: [] })] } },
  args: { messages: { gallery: { label: 'Enregistrements', noTags: 'Sans étiquette', searchFlows: 'Chercher' } } },
};

export const Filtered: Story = {
  args: {
    projectId: PROJECT_ID,
    defaultFilters: {
      ...NO_FLOW_FILTERS,
      hasErrors: true,
      host: 'shop.example',
      createdFrom: '2026-03-01',
      sort: 'most_errors',
    },
  },
  parameters: { flowlens: { flows, flowCounts } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await expect(canvas.getByRole('button', { name: 'Remove filter: shop.example' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '3 active filters' }));
    await expect(await screen.findByRole('switch', { name: 'With errors' })).toBeChecked();
  },
};

export const FilteredDark: Story = { ...Filtered, globals: { theme: 'dark' } };

export const Selected: Story = {
  args: { projectId: PROJECT_ID },
  parameters: { flowlens: { flows, flowCounts } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Checkout answers 500' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Recording broke off' }));
    await expect(canvas.getByRole('toolbar', { name: 'Actions for selected flows' })).toBeVisible();
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};

export const SelectedDark: Story = { ...Selected, globals: { theme: 'dark' } };

export const SelectedNarrow: Story = {
  ...Selected,
  args: { projectId: PROJECT_ID, style: { width: 340 } },
};
