import { anEvent, aRequest } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FlowTimeline } from '../../flow-timeline.js';
import { inPanel } from '../../test-support/in-panel.js';
import { answersWith, TIMELINE_URL } from '../../test-support/timelines.js';

const OWN = 'https://shop.example/cart/checkout/payment?step=2';
const DEEP = 'https://shop.example/api/v2/customers/12345/orders/67890/payments?include=items,shipping&token=abcdef';
const FOREIGN = `https://payments.provider.example/v3/accounts/acct_1Nv0FGQ9/intents/pi_3Mt/confirm?${'expand[]=latest_charge&'.repeat(4)}`;

const meta = {
  title: 'Watch/FlowTimeline/Addresses',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL },
  decorators: [inPanel],
  parameters: {
    flowlens: answersWith([
      anEvent(0, { type: 'navigation', navigation_data: { url: 'https://shop.example/cart' } }),
      ...aRequest(100, { id: 'own', url: OWN, status: 200 }),
      ...aRequest(300, { id: 'foreign', method: 'POST', url: FOREIGN, status: 503 }),
      ...aRequest(400, { id: 'deep', method: 'PUT', url: DEEP, status: 409 }),
      ...aRequest(450, {
        id: 'short',
        method: 'PATCH',
        url: 'https://parcels.example/v1/parcels/KK-482',
        status: 409,
      }),
      ...aRequest(480, { id: 'plain', method: 'DELETE', url: 'https://shop.example/api/carts/7', status: 204 }),
      ...aRequest(500, { id: 'root', url: 'https://shop.example', status: 200 }),
      anEvent(700, {
        type: 'resource_error',
        resource_error_data: { tagName: 'IMG', url: 'https://cdn.shop.example/images/shoes/trail-blue.webp' },
      }),
    ]),
  },
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (row: HTMLElement, name: 'host' | 'folders' | 'tail' | 'query') =>
  row.querySelector<HTMLElement>(`.fl-timeline-url-${name}`);
/** A host without room wraps to a line below the row. */
const isHidden = (host: HTMLElement | null) =>
  host !== null && host.getBoundingClientRect().top >= host.parentElement!.getBoundingClientRect().bottom - 1;
/** Width of the displayed text, including what is cut. */
function textWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
/** Text that is truncated at its start needs more room than its width, because widths are rounded. */
function isWhole(element: HTMLElement | null): boolean {
  if (!element) return false;
  const needed = textWidth(element) + (getComputedStyle(element).direction === 'rtl' ? 0.5 : 0);
  return needed > 0.5 && needed <= element.getBoundingClientRect().width;
}
/** Texts on different baselines make a row higher. */
const heightsOf = (canvasElement: HTMLElement) => {
  const summaries = [...canvasElement.querySelectorAll('.fl-timeline-summary')];
  return new Set(summaries.map((summary) => Math.round(summary.getBoundingClientRect().height)));
};

/** The host of the page is left out, and a long query is truncated before the path. */
export const PathFirst: Story = {
  parameters: { look: { width: 800 }, panelWidth: '800px' },
  play: async ({ canvas, canvasElement }) => {
    const own = await canvas.findByRole('article', { name: /cart\/checkout\/payment/ });
    await expect(own).not.toHaveTextContent('shop.example');
    await expect(isWhole(part(own, 'folders'))).toBe(true);
    const foreign = canvas.getByRole('article', { name: /POST/ });
    await expect(part(foreign, 'host')).toHaveTextContent('payments.provider.example');
    await expect(isHidden(part(foreign, 'host'))).toBe(false);
    await expect(part(foreign, 'host')!.clientWidth).toBeGreaterThan(80);
    await expect(isWhole(part(foreign, 'query'))).toBe(false);
    await expect(isWhole(part(foreign, 'folders'))).toBe(true);
    await expect(isWhole(part(foreign, 'tail'))).toBe(true);
    await expect(isWhole(part(canvas.getByRole('article', { name: /PATCH/ }), 'host'))).toBe(true);
    const plain = canvas.getByRole('article', { name: /DELETE/ });
    await expect(isWhole(part(plain, 'folders'))).toBe(true);
    const deep = canvas.getByRole('article', { name: /PUT/ });
    await expect(isWhole(part(deep, 'query'))).toBe(false);
    await expect(isWhole(part(deep, 'folders'))).toBe(true);
    await expect(within(foreign).getByTitle(FOREIGN)).toBeVisible();
    await expect(heightsOf(canvasElement).size).toBe(1);
  },
};

export const Dark: Story = { ...PathFirst, globals: { theme: 'dark' } };

/** In a narrow panel, the last two segments stay whole. */
export const Narrow: Story = {
  parameters: { look: { width: 800 }, panelWidth: '390px' },
  play: async ({ canvas, canvasElement }) => {
    const foreign = await canvas.findByRole('article', { name: /POST/ });
    await expect(part(foreign, 'tail')).toHaveTextContent('/pi_3Mt/confirm');
    await expect(isWhole(part(foreign, 'tail'))).toBe(true);
    await expect(isHidden(part(foreign, 'host'))).toBe(true);
    const deep = canvas.getByRole('article', { name: /PUT/ });
    await expect(part(deep, 'query')!.clientWidth).toBe(0);
    await expect(isWhole(part(deep, 'folders'))).toBe(false);
    await expect(isWhole(part(deep, 'tail'))).toBe(true);
    const short = canvas.getByRole('article', { name: /PATCH/ });
    const { width } = part(short, 'folders')!.getBoundingClientRect();
    await expect(width).toBeLessThan(20);
    await expect(part(short, 'folders')!.firstChild).not.toBeVisible();
    await expect(isWhole(part(short, 'tail'))).toBe(true);
    const image = canvas.getByRole('article', { name: /trail-blue/ });
    await expect(isWhole(part(image, 'tail'))).toBe(true);
    await expect(heightsOf(canvasElement).size).toBe(1);
  },
};
