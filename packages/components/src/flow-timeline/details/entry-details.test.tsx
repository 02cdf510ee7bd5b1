import { capText } from '@flowlens/core/redaction';
import type { NetworkEntry, TimelineEntry } from '@flowlens/timeline';
import { requestAsCurl, requestAsFetch } from '@flowlens/timeline/export';
import { anEvent } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { EntryDetails, type EntryDetailsProps } from './entry-details.js';
import { anEntry, anExchange } from './test-support/recorded-entries.js';

const JSON_TYPE = { 'content-type': 'application/json' };

function open(entry: TimelineEntry, props: Omit<EntryDetailsProps, 'entry'> = {}) {
  return renderFlowLens(<EntryDetails entry={entry} {...props} />);
}

/** Returns the value next to a name. */
function fact(name: string) {
  const term = screen.getAllByText(name).find(({ tagName }) => tagName === 'DT');
  return term?.nextElementSibling ?? null;
}

async function copied(user: { click: (element: Element) => Promise<void> }, button: string): Promise<string> {
  await user.click(screen.getByRole('button', { name: button }));
  return navigator.clipboard.readText();
}

function tableRows(name: string) {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** Titles of the outer sections, from top to bottom. */
function sections() {
  return [...document.querySelectorAll('.fl-timeline-section-title')]
    .filter((title) => !title.closest('.fl-timeline-section-content'))
    .map((title) => title.querySelector('span')?.textContent);
}

describe('<EntryDetails /> of a request', () => {
  const failed = anExchange({
    method: 'POST',
    url: 'https://shop.example/api/pay?try=2&tag=a%20b',
    requestHeaders: { ...JSON_TYPE, accept: '*/*', Authorization: '[redacted]' },
    requestBody: '{"card":"[redacted]","total":12345678901234567890}',
    status: 503,
    responseHeaders: JSON_TYPE,
    responseBody: '{"detail":"Down"}',
  }) as NetworkEntry;

  it('shows the request, the response and their times', () => {
    open(failed);

    const link = screen.getByRole('link', { name: failed.url });
    expect(link).toHaveAttribute('href', failed.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(fact('Method')).toHaveTextContent('POST');
    expect(within(fact('Status') as HTMLElement).getByText('503')).toHaveAttribute('data-severity', 'error');
    expect(fact('Started')).toHaveTextContent('0:04.100');
    expect(fact('Ended')).toHaveTextContent('0:04.440');
    expect(fact('Duration')).toHaveTextContent('340 ms');
    expect(fact('Time of day')?.textContent).toMatch(/^Mar 2, 2026, \d+:14:10\.100 [AP]M$/);
    expect(tableRows('Query parameters')).toEqual([
      ['Name', 'Value'],
      ['try', '2'],
      ['tag', 'a b'],
    ]);
  });

  it.each([
    ['failed', failed, ['Response', 'Payload', 'Headers', 'Timing']],
    ['succeeded', anExchange({ status: 200, responseBody: '[1]' }), ['Response', 'Headers', 'Timing']],
    ['has no content', anExchange({ status: 204 }), ['Headers', 'Timing']],
    [
      'got no response',
      anExchange({ method: 'POST', requestBody: '{}' }),
      ['Response', 'Payload', 'Headers', 'Timing'],
    ],
  ])('puts the response first when the request %s', (_what, entry, titles) => {
    open(entry);

    expect(sections()).toEqual(titles);
  });

  it('gives the reason of the browser in place of a response', () => {
    open(anExchange({ status: 0, error: 'net::ERR_FAILED' }));

    const section = screen.getByText('Response').closest('details')!;
    expect(within(section).getByText('net::ERR_FAILED')).toHaveAttribute('data-severity', 'error');
  });

  it('sorts headers by name and marks redacted values', async () => {
    const { user } = open(failed);

    const names = within(screen.getByText('Request headers').closest('details')!).getAllByRole('term', {
      hidden: true,
    });
    expect(names.map(({ textContent }) => textContent)).toEqual(['accept', 'Authorization', 'content-type']);
    expect(fact('Authorization')?.querySelector('[title="Redacted during recording"]')).toHaveTextContent('[redacted]');
    expect(await copied(user, 'Copy: Request headers')).toBe(
      'accept: */*\nAuthorization: [redacted]\ncontent-type: application/json',
    );
  });

  it('formats JSON bodies without changing a number and copies them as recorded', async () => {
    const { user } = open(failed);

    await user.click(within(screen.getByRole('group', { name: 'Views of: Request body' })).getByText('Text'));
    expect(screen.getByRole('group', { name: 'Request body' }).textContent).toBe(
      '{\n  "card": "[redacted]",\n  "total": 12345678901234567890\n}',
    );
    expect(await copied(user, 'Copy: Response body')).toBe('{"detail":"Down"}');
  });

  it('copies the address, a curl command and a fetch call', async () => {
    const { user } = open(failed);

    expect(await copied(user, 'Copy URL')).toBe(failed.url);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied!');
    expect(await copied(user, 'Copy as cURL')).toBe(requestAsCurl(failed));
    expect(await copied(user, 'Copy as fetch')).toBe(requestAsFetch(failed));
  });

  it('copies a link to the event', async () => {
    const { user } = open(failed, { eventUrl: (entryId) => `https://flowlens.example/flow/f1?event=${entryId}` });

    expect(await copied(user, 'Copy link to this event')).toBe('https://flowlens.example/flow/f1?event=e0');
  });

  it('resolves a relative address against its page', async () => {
    const entry = anExchange({ url: '/api/cart?full=1' });
    const { user } = open(entry);

    expect(tableRows('Query parameters').slice(1)).toEqual([['full', '1']]);
    expect(await copied(user, 'Copy as cURL')).toContain('https://shop.example/api/cart?full=1');
    expect(await copied(user, 'Copy as fetch')).toContain('https://shop.example/api/cart?full=1');
  });

  it('offers no command for a request that cannot be repeated', () => {
    open(anExchange({ url: 'data:text/plain,x', status: 200 }));

    expect(screen.getByRole('button', { name: 'Copy URL' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /curl|fetch/i })).not.toBeInTheDocument();
  });

  it('shows form data as a table', () => {
    open(
      anExchange({
        method: 'POST',
        requestHeaders: { 'content-type': 'application/x-www-form-urlencoded' },
        requestBody: 'q=two+words&password=[redacted]',
      }),
    );

    expect(screen.getByText('Form, 31 B')).toBeInTheDocument();
    expect(tableRows('Request body').slice(1)).toEqual([
      ['q', 'two words'],
      ['password', '[redacted]'],
    ]);
  });

  it('names the files of a multipart form', () => {
    const part = (head: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    open(
      anExchange({
        method: 'POST',
        requestHeaders: { 'content-type': 'multipart/form-data; boundary=x' },
        requestBody: `${part('name="title"', 'Bug')}${part('name="shot"; filename="a.png"', '[file, 4 bytes]')}--x--`,
      }),
    );

    expect(tableRows('Request body').slice(1)).toEqual([
      ['title', 'Bug'],
      ['shot', 'File “a.png”[file, 4 bytes]'],
    ]);
  });

  it.each([
    ['a binary body', '[image/png, 3456 bytes]', 'Binary content (image/png), 3.4 KB.'],
    ['an empty body', '', 'The body is empty.'],
    ['no body', undefined, 'No body was recorded.'],
    ['a body that was cut', capText('x'.repeat(9000), 1000), 'Only 1000 B of 8.8 KB were recorded.'],
  ])('explains %s', (_what, responseBody, text) => {
    open(anExchange({ status: 200, ...(responseBody !== undefined && { responseBody }) }));

    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['a HEAD request', { method: 'HEAD', status: 200 }],
    ['a response without content', { status: 204 }],
    ['a redirect', { status: 302 }],
    ['a request that failed', { status: 0, error: 'net::ERR_FAILED' }],
  ])('reports no missing body for %s', (_what, exchange) => {
    open(anExchange(exchange));

    expect(screen.queryByText('No body was recorded.')).not.toBeInTheDocument();
  });

  it('shows markup as plain text', () => {
    const html = '<img src=x onerror="alert(1)">';
    const { container } = open(
      anExchange({ status: 200, responseHeaders: { 'content-type': 'text/html' }, responseBody: html }),
    );

    expect(screen.getByRole('group', { name: 'Response body' })).toHaveTextContent(html);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the start of a long body until the reader asks for all', async () => {
    const items = Array.from({ length: 500 }, (_, index) => index);
    const { user } = open(anExchange({ status: 200, responseBody: JSON.stringify(items) }));
    await user.click(screen.getByRole('button', { name: 'Text' }));
    const body = screen.getByRole('group', { name: 'Response body' });
    expect(body).not.toHaveTextContent('499');

    await user.click(screen.getByRole('button', { name: 'Show all 502 lines' }));

    expect(body).toHaveTextContent('499');
    expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
    await waitFor(() => expect(body).toHaveFocus());
  });

  it('shows the first of many headers until the reader asks for all', async () => {
    const requestHeaders = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`x-${1000 + index}`, 'v']));
    const { user } = open(anExchange({ requestHeaders }));
    expect(screen.queryByText('x-1149')).not.toBeInTheDocument();

    await user.click(screen.getByText('Request headers'));
    await user.click(screen.getByRole('button', { name: 'Show all 150' }));

    expect(screen.getByText('x-1149')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Request headers').closest('summary')).toHaveFocus());
  });

  it('reports that no response was recorded', () => {
    open(anExchange());

    expect(screen.getByText('No response was recorded.')).toBeInTheDocument();
    expect(fact('Status')).toHaveTextContent('Pending');
  });

  it('links to the error that followed, and back', async () => {
    const onShowEntry = vi.fn();
    const { user } = open(failed, { related: { errorAfter: 'e20', requestBefore: 'e18' }, onShowEntry });

    await user.click(screen.getByRole('button', { name: 'Go to the error that followed' }));
    await user.click(screen.getByRole('button', { name: 'Go to the failed request before' }));

    expect(onShowEntry.mock.calls).toEqual([['e20'], ['e18']]);
  });

  it('has no link when no error followed', () => {
    open(failed, { related: { errorAfter: null, requestBefore: null }, onShowEntry: vi.fn() });

    expect(screen.queryByRole('button', { name: /^Go to/ })).not.toBeInTheDocument();
  });
});

describe('<EntryDetails /> of other events', () => {
  it('shows an error with its location and stack', async () => {
    const stack = 'TypeError: x\n    at pay (https://shop.example/checkout.js:42:17)';
    const data = { message: 'TypeError: x', stack, filename: 'https://shop.example/checkout.js' };
    const { user } = open(anEntry(anEvent(6_200, { type: 'javascript_error', javascript_error_data: data })));

    expect(screen.getByRole('group', { name: 'Message' })).toHaveTextContent('TypeError: x');
    expect(fact('Location')).toHaveTextContent('https://shop.example/checkout.js:42:17');
    expect(await copied(user, 'Copy: Stack trace')).toBe(stack);
  });

  it.each([
    ['that is unknown', undefined, 'Not recorded'],
    ['that did not exist', null, 'None: the key was new'],
    ['that was empty', '', '""'],
  ])('shows the previous value of a storage write: a value %s', (_what, previousValue, text) => {
    const event = anEvent(400, { type: 'local_storage', local_storage_data: { key: 'cart', value: '{"items":[1]}' } });
    open(anEntry(event), { related: { previousValue } });

    expect(fact('Key')).toHaveTextContent('cart');
    expect(fact('Previous value')).toHaveTextContent(text);
    expect(fact('Value')).toBeNull();
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['items: (1) ', '0: 1']);
  });

  it('shows the value of a removed key', () => {
    const event = anEvent(400, { type: 'session_storage', session_storage_data: { key: 'step' } });
    open(anEntry(event), { related: { previousValue: 'pay' } });

    expect(fact('Value')).toHaveTextContent('Removed');
    expect(screen.getByRole('group', { name: 'Previous value' })).toHaveTextContent('pay');
  });

  it('describes the target element of an action and its content', () => {
    const target = { tagName: 'INPUT', type: 'password', id: 'pin', xpath: '//*[@id="pin"]', className: 'field wide' };
    open(anEntry(anEvent(1, { type: 'dom_action', action_type: 'input', target, final_value: '••••••••' })));

    expect(fact('Element')).toHaveTextContent('input#pin');
    expect(fact('XPath')).toHaveTextContent('//*[@id="pin"]');
    expect(fact('Class')).toHaveTextContent('field wide');
    expect(fact('Final value')?.querySelector('[title]')).toHaveTextContent('••••••••');
    expect(fact('Page')).toHaveTextContent('https://shop.example/cart');
  });

  it('shows the source and the destination of a navigation', () => {
    const navigation_data = { url: 'https://shop.example/pay?step=2' };
    open(anEntry(anEvent(1, { type: 'navigation', navigation_data })));

    expect(fact('From')).toHaveTextContent('https://shop.example/cart');
    expect(fact('To')).toHaveTextContent('https://shop.example/pay?step=2');
    expect(tableRows('Query parameters')).toContainEqual(['step', '2']);
  });

  it('shows an event of an unknown type as recorded', () => {
    open(anEntry(anEvent(1, { type: 'gesture', pinch: 2 } as never)));

    expect(screen.getByRole('group', { name: 'Raw event' })).toHaveTextContent('"pinch": 2');
  });
});
