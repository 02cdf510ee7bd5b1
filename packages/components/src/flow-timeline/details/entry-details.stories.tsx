import { capText } from '@flowlens/core/redaction';
import { anEvent } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { beginsAtRight, readsFromLeft } from '../test-support/reading-direction.js';
import { EntryDetails } from './entry-details.js';
import { aConversation, anEntry, anExchange, type Frame } from './test-support/recorded-entries.js';

const meta = {
  title: 'Watch/FlowTimeline/Details',
  component: EntryDetails,
  args: { onShowEntry: fn() },
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

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HEADERS = {
  accept: 'application/json',
  authorization: '[redacted]',
  'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'x-request-id': '0e1c6f2a-5d2e-4a86-9a3f-0c1b5a1f7d11',
};
const CART = {
  id: 'cart-81',
  items: [
    { sku: 'sku-1', title: 'Trail shoe – blue', price: 119.9, stock: 3 },
    { sku: 'sku-2', title: 'Running socks', price: 9.5, stock: null },
  ],
  voucher: 'SPRING',
  token: '[redacted]',
  express: false,
};

const failedCheckout = anExchange({
  method: 'POST',
  url: 'https://shop.example/api/checkout?currency=EUR&voucher=SPRING%2026&session=[redacted]',
  requestHeaders: { ...HEADERS, ...JSON_TYPE },
  requestBody: JSON.stringify(CART),
  status: 503,
  responseHeaders: { ...JSON_TYPE, 'content-length': '41', server: 'nginx', 'set-cookie': '[redacted]' },
  responseBody: '{"detail":"Voucher service is down","retry_after":30}',
});

/** A failed request: the next steps come first, then the facts. */
export const FailedRequest: Story = {
  args: { entry: failedCheckout, related: { errorAfter: 'e20' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the error that followed' }));
    await expect(args.onShowEntry).toHaveBeenCalledWith('e20');
    await userEvent.click(canvas.getByText('Request headers'));
    await expect(canvas.getByText('authorization')).toBeVisible();
  },
};

export const FailedRequestNarrow: Story = { ...FailedRequest, parameters: { panelWidth: '320px' } };

export const PendingRequest: Story = {
  args: { entry: anExchange({ url: 'https://shop.example/api/recommendations', requestHeaders: HEADERS }) },
};

/** A request without a response. */
export const BlockedRequest: Story = {
  args: { entry: anExchange({ url: 'https://ads.example/pixel', status: 0, error: 'net::ERR_BLOCKED_BY_CLIENT' }) },
};

/** Form fields, with redacted secrets. */
export const FormBody: Story = {
  args: {
    entry: anExchange({
      method: 'POST',
      url: 'https://shop.example/login',
      requestHeaders: { 'content-type': 'application/x-www-form-urlencoded' },
      requestBody: 'email=ann%40example.com&password=[redacted]&remember=on&return=%2Fcart%3Fstep%3D2',
      status: 302,
      responseHeaders: { location: '/cart?step=2' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'email ann@example.com' })).toBeVisible();
  },
};

/** On a right-to-left page, recorded values keep their own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    entry: anExchange({
      method: 'POST',
      url: 'https://shop.example/login?/next/=/cart%3Fnext=/pay/',
      requestHeaders: { 'content-type': 'application/x-www-form-urlencoded' },
      requestBody: '/return/=%2Fcart%3Fstep%3D2%2F&password=[redacted]&name=%D7%93%D7%A0%D7%94',
      status: 302,
    }),
  },
  play: async ({ canvas }) => {
    for (const text of ['/next/', '/cart?next=/pay/', '/return/', '/cart?step=2/'])
      await expect(readsFromLeft(canvas.getByText(text))).toBe(true);
    // All of them start at the side where reading begins.
    const rightOf = (text: string) => canvas.getByText(text).getBoundingClientRect().right;
    await expect(rightOf('/cart?step=2/')).toBe(rightOf('דנה'));
    await expect(beginsAtRight(canvas.getByText('application/x-www-form-urlencoded'))).toBe(true);
  },
};

export const MultipartBody: Story = {
  args: {
    entry: anExchange({
      method: 'POST',
      url: 'https://shop.example/api/tickets',
      requestHeaders: { 'content-type': 'multipart/form-data; boundary=x' },
      requestBody:
        '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nThe total is wrong\r\n' +
        '--x\r\nContent-Disposition: form-data; name="shot"; filename="cart.png"\r\n\r\n[file, 48211 bytes]\r\n--x--\r\n',
      status: 201,
      responseBody: '',
    }),
  },
};

export const HtmlBody: Story = {
  args: {
    entry: anExchange({
      url: 'https://shop.example/cart',
      status: 502,
      responseHeaders: { 'content-type': 'text/html' },
      responseBody:
        '<!doctype html>\n<title>502 Bad Gateway</title>\n<h1>Bad Gateway</h1>\n<script>alert(1)</script>\n',
    }),
  },
};

export const BinaryBody: Story = {
  args: {
    entry: anExchange({
      url: 'https://shop.example/shoe.png',
      status: 200,
      responseHeaders: { 'content-type': 'image/png' },
      responseBody: '[image/png, 48211 bytes]',
    }),
  },
};

/** A truncated body, still formatted. */
export const CutBody: Story = {
  args: {
    entry: anExchange({
      url: 'https://shop.example/api/products',
      status: 200,
      responseHeaders: JSON_TYPE,
      responseBody: capText(JSON.stringify(Array.from({ length: 100 }, () => CART)), 8_000),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Only 7\.8 KB of 21 KB were recorded\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Show all [\d,]+ lines$/ }));
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  },
};

export const ScriptError: Story = {
  args: {
    related: { requestBefore: 'e18' },
    entry: anEntry(
      anEvent(6_200, {
        type: 'javascript_error',
        javascript_error_data: {
          message: "TypeError: Cannot read properties of undefined (reading 'total')",
          filename: 'https://shop.example/assets/checkout.js',
          stack: [
            "TypeError: Cannot read properties of undefined (reading 'total')",
            '    at renderTotal (https://shop.example/assets/checkout.js:42:17)',
            '    at async pay (https://shop.example/assets/checkout.js:118:5)',
            '    at HTMLButtonElement.<anonymous> (https://shop.example/assets/app.js:9:3021)',
          ].join('\n'),
        },
      }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the failed request before' }));
    await expect(args.onShowEntry).toHaveBeenCalledWith('e18');
  },
};

export const ConsoleWarning: Story = {
  args: {
    entry: anEntry(
      anEvent(4_700, {
        type: 'console_warn',
        console_warn_data: { message: 'Retrying without a voucher', url: 'https://shop.example/cart' },
      }),
    ),
  },
};

export const StorageWrite: Story = {
  args: {
    related: { previousValue: JSON.stringify({ ...CART, items: [] }) },
    entry: anEntry(
      anEvent(400, { type: 'local_storage', local_storage_data: { key: 'cart', value: JSON.stringify(CART) } }),
    ),
  },
};

export const StorageRemoval: Story = {
  args: { entry: anEntry(anEvent(400, { type: 'session_storage', session_storage_data: { key: 'step' } })) },
};

export const TypedText: Story = {
  args: {
    entry: anEntry(
      anEvent(3_000, {
        type: 'dom_action',
        action_type: 'input',
        target: {
          tagName: 'INPUT',
          type: 'password',
          id: 'pin',
          className: 'field field-wide',
          xpath: '/html/body/main/form/div[2]/input',
        },
        final_value: '••••••••',
      }),
    ),
  },
};

export const Navigation: Story = {
  args: {
    entry: anEntry(
      anEvent(0, { type: 'navigation', navigation_data: { url: 'https://shop.example/pay?step=2&token=[redacted]' } }),
    ),
  },
};

export const UnknownEvent: Story = {
  args: { entry: anEntry(anEvent(1_000, { type: 'gesture', pinch: { scale: 1.4, fingers: 2 } } as never)) },
};

const FRAMES: Frame[] = [
  { type: 'websocket_frame_sent', payloadData: '{"subscribe":["sku-1","sku-2"]}', payloadLength: 31 },
  { payloadData: '{"sku":"sku-1","stock":3}', payloadLength: 25 },
  { opcode: 9 },
  { opcode: 2, payloadData: '[binary, 48211 bytes]', payloadLength: 48_211 },
  { opcode: 8, payloadData: 'Going away', payloadLength: 12 },
];

export const WebSocket: Story = {
  args: { entry: aConversation(FRAMES) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Received.*sku-1/ }));
    await expect(canvas.getByRole('tree', { name: 'Received' })).toHaveTextContent('stock: 3');
  },
};

/** The changes since the previous message of the same type. */
export const WebSocketChanges: Story = {
  args: {
    entry: aConversation([
      { payloadData: '{"type":"cart","items":[{"sku":"sku-1","count":1}],"total":119.9,"voucher":"SPRING"}' },
      { payloadData: '{"type":"ping"}' },
      { payloadData: '{"type":"cart","items":[{"sku":"sku-1","count":2},{"sku":"sku-2"}],"total":249.3}' },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Received.*249/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Changes (4)' }));
    await expect(canvas.getByText('items[0].count')).toBeVisible();
  },
};

export const WebSocketRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { entry: aConversation(FRAMES) },
  play: async ({ canvas }) => {
    await expect(readsFromLeft(canvas.getByText('25 B'))).toBe(true);
    await expect(readsFromLeft(canvas.getByText('{"sku":"sku-1","stock":3}'))).toBe(true);
  },
};

/** Expands at once, and can be searched. */
export const LongConversation: Story = {
  args: {
    entry: aConversation(Array.from({ length: 50_000 }, (_, tick) => ({ payloadData: `{"tick":${tick}}` }))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Received/ })).toHaveLength(200);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter messages' }), '4999');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('15 of 50,000 messages'));
    await expect(within(canvas.getByRole('list')).getByText('{"tick":49999}')).toBeVisible();
  },
};
