import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { additionalEvents, anEvent, type TimelineFile } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTimeline } from './flow-timeline.js';
import { withListHeight } from './test-support/list-height.js';
import { answersWith, TIMELINE_URL } from './test-support/timelines.js';

withListHeight(3_000);

const FILE = join(import.meta.dirname, '../../../timeline/src/test-support/timelines/every-event-form.timeline.json');
const rowNames = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
const rowNamed = (name: RegExp) => screen.findByRole('article', { name });
const chips = () =>
  screen.getAllByRole('button', { pressed: false, name: /\d$/ }).map(({ textContent }) => textContent);

async function show(timeline: TimelineFile | TimelineFile['timeline']) {
  const rendered = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, { db: answersWith(timeline) });
  await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  return rendered;
}

describe('<FlowTimeline /> with a file of the original product', () => {
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as TimelineFile;

  it('shows every event in its row', async () => {
    await show(file);

    expect(rowNames()).toEqual([
      '0:00.400, Navigation, https://shop.example/cart',
      '0:00.800, Navigation, https://shop.example/cart/2, History change',
      '0:01.200, Navigation, https://shop.example/cart#a, Hash change · In a frame',
      '0:01.600, Action, Clicked button "Pay now"',
      '0:02.000, Action, Clicked img "banner.png"',
      '0:02.400, Action, Entered “23” in input#qty',
      '0:02.800, Action, Typed “shoes” in input#q',
      '0:03.200, Action, Scrolled the page',
      '0:03.600, Action, Submitted form#form1',
      '0:04.000, Network request, POST https://api.shop.example/pay?x=1, 500',
      '0:04.800, Network request, GET https://cdn.shop.example/a.js, Failed',
      '0:05.200, Network request, GET https://api.shop.example/slow, Pending',
      '0:05.600, Network request, DELETE https://api.shop.example/only-response, 404',
      '0:06.000, Console debug message, a debug message',
      '0:06.400, Console log, a log message',
      '0:06.800, Console info, a info message',
      '0:07.200, Console warning, a warn message',
      '0:07.600, Console error, a error message',
      '0:08.000, Script error, Uncaught TypeError: x is undefined',
      '0:08.400, Local storage, cart',
      '0:08.800, Local storage, cart, Read: [1]',
      '0:09.200, Local storage, cart, Removed',
      '0:09.600, Local storage, Cleared',
      '0:10.000, Session storage, sid',
      '0:10.400, Session storage, sid, Read: abc',
      '0:10.800, Session storage, sid, Removed',
      '0:11.200, Session storage, Cleared',
      '0:11.600, WebSocket connection, wss://ws.shop.example/live, Closed, 1 sent, 1 received',
      '0:20.400, Action, Clicked button "Pay again"',
      '0:20.800, Network request, GET https://api.shop.example/unified, 503',
      '0:21.600, Console log, unified log',
      '0:22.000, Console debug message, unified debug',
      '0:22.400, Console info, unified info',
      '0:22.800, Console warning, unified warning',
      '0:23.200, Console error, unified error',
      '0:23.600, WebSocket connection, wss://ws.shop.example/unified, Closed, 0 sent, 1 received',
    ]);
  });

  it('counts every kind and filters by it', async () => {
    const { user } = await show(file);

    expect(chips()).toEqual([
      'Errors 7',
      'Fetch/XHR 4',
      'Assets 1',
      'WebSocket 2',
      'Actions 7',
      'Console errors 2',
      'Warnings 2',
      'Info 2',
      'Logs 2',
      'Debug 2',
      'Script errors 1',
      'Local storage 4',
      'Session storage 4',
      'Navigation 3',
    ]);
    await user.click(screen.getByRole('button', { name: /^Info/ }));
    await user.click(screen.getByRole('button', { name: /^Logs/ }));
    await user.click(screen.getByRole('button', { name: /^Debug/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    expect(rowNames().every((name) => /Console (log|info|debug)/.test(name ?? ''))).toBe(true);
  });

  it('shows why and after how long a request failed', async () => {
    const { user } = await show(file);
    const row = await rowNamed(/\/a\.js, Failed/);

    expect(within(row).getByText('Failed')).toHaveAttribute('data-severity', 'error');
    await user.click(within(row).getByRole('button', { name: 'Show details' }));
    const details = await within(row).findByRole('group', { name: /^Details of/ });
    expect(details).toHaveTextContent('Responsenet::ERR_NAME_NOT_RESOLVED');
    expect(details).toHaveTextContent('Duration35 ms');
  });

  it.each([
    ['Local storage, cart', 'Previous valueNot recorded'],
    ['Local storage, cart, Read: [1]', 'Value readTreeText0: 1'],
    ['Local storage, cart, Removed', 'Previous valueTreeText0: 1'],
    ['Script error, Uncaught TypeError: x is undefined', 'Locationhttps://shop.example/app.js:10:5'],
    ['Network request, DELETE https://api.shop.example/only-response, 404', 'MethodDELETE'],
    ['Action, Clicked img "banner.png"', 'Sourcehttps://shop.example/img/banner.png'],
    ['Navigation, https://shop.example/cart#a, Hash change · In a frame', 'Kind of navigationHash change · In a frame'],
  ])('shows in the details of "%s" the text "%s"', async (name, text) => {
    const { user } = await show(file);
    const row = screen.getAllByRole('article').find((article) => article.getAttribute('aria-label')?.endsWith(name))!;

    await user.click(within(row).getByRole('button', { name: 'Show details' }));

    const details = await within(row).findByRole('group', { name: /^Details of/ });
    expect(details).toHaveTextContent(text);
  });
});

describe('<FlowTimeline /> with additional event types', () => {
  it('has a row for each of them', async () => {
    await show(additionalEvents());

    expect(rowNames()).toEqual([
      '0:00.100, Console log, Cart loaded with 2 items',
      '0:00.200, Console info, Feature flags: voucher, express',
      '0:00.300, Console debug message, render cart 4 ms',
      '0:01.000, Server-sent event, stock {"sku":"sku-1","stock":3}',
      '0:02.000, Resource error, img https://cdn.shop.example/shoes/trail-blue.webp',
      '0:03.000, Policy violation, script-src-elem https://tags.example/pixel.js',
      '0:04.000, Policy violation, style-src inline, Reported only',
      '0:05.000, Recording gap, Events missing for 12s, The page was suspended',
      '0:06.000, Marked moment, The total is wrong',
    ]);
    expect(chips()).toEqual(['Errors 2', 'Fetch/XHR 1', 'Info 1', 'Logs 1', 'Debug 1', 'Page errors 3']);
  });

  it('keeps gaps and marked moments visible under every filter, and hides them when a search does not match', async () => {
    const { user } = await show(additionalEvents());

    await user.click(screen.getByRole('button', { name: /^Fetch/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(rowNames()[1]).toContain('Recording gap');
    expect(rowNames()[2]).toContain('Marked moment');
    await user.type(screen.getByRole('searchbox'), 'stock');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('shows the note of a marked moment or a placeholder', async () => {
    const markAt = (timeMs: number, recorder_mark_data?: object) =>
      anEvent(timeMs, { type: 'recorder_mark', ...(recorder_mark_data && { recorder_mark_data }) });
    const { user } = await show([
      markAt(1_000, { note: 'The total is wrong' }),
      markAt(2_000, { note: '' }),
      markAt(3_000),
      markAt(4_000, { note: 42 }),
      markAt(5_000, { note: 'x'.repeat(100_000) }),
    ]);

    expect(rowNames()).toEqual([
      '0:01.000, Marked moment, The total is wrong',
      '0:02.000, Marked moment',
      '0:03.000, Marked moment',
      '0:04.000, Marked moment, 42',
      `0:05.000, Marked moment, ${'x'.repeat(299)}…`,
    ]);
    const [noted, empty] = screen.getAllByRole('article');
    expect(noted).toHaveTextContent('The total is wrong');
    expect(empty).toHaveTextContent('Marked moment');
    await user.click(within(noted!).getByRole('button', { name: 'Show details' }));
    expect(await within(noted!).findByRole('group', { name: 'Details of The total is wrong' })).toHaveTextContent(
      'NoteThe total is wrong',
    );
  });
});
