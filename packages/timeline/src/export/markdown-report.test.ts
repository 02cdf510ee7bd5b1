import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { HOSTILE_PAYLOADS } from '../test-support/hostile-payloads.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { markdownReport, type MarkdownReportOptions } from './markdown-report.js';

const FLOW = {
  id: '9f3a1b2c-5d6e-4f70-8a9b-0c1d2e3f4a88',
  title: 'Checkout answers 500',
  description: 'Paying fails.',
  reporter: 'Ann Archer',
  created_at: '2026-03-04T08:00:00.000Z',
  recorded_at: '2026-03-02T09:14:18.000Z',
  video_duration_ms: 12_000,
};

const reportOf = (events: TimelineEvent[] | null, options: Partial<MarkdownReportOptions> = {}) =>
  [
    ...markdownReport({
      flow: FLOW,
      rows: events && buildTimelineEntries(events),
      comments: [],
      metadata: null,
      ...options,
    }),
  ].join('');

const eventsSaying = (text: string): TimelineEvent[] => [
  anEvent('navigation', 0, { navigation_data: { url: `https://shop.example/${text}` } }),
  anEvent('dom_action', 1_000, { action_type: `x${text}`, target: { textContent: text }, final_value: text }),
  aRequest(2_000, 'a', { method: `POST${text}`, url: `https://shop.example/${text}` }),
  aResponse(2_300, 'a', { status: 500 }),
  aRequest(3_000, 'b', { url: text }),
  aResponse(3_100, 'b', { status: 0, error: text }),
  aRequest(4_000, 'c', {}),
  anEvent('console_error', 5_000, { console_error_data: { message: `Error ${text}` } }),
  anEvent('local_storage', 6_000, { local_storage_data: { key: `k${text}`, value: text } }),
  anEvent('local_storage', 6_100, { local_storage_data: { key: `k${text}` } }),
  anEvent('websocket_created', 7_000, { correlation_id: 'w', websocket_created_data: { url: `wss://${text}` } }),
  anEvent(`z${text}`, 8_000),
];

describe('markdownReport', () => {
  it('includes all details of a flow', () => {
    const report = reportOf(
      [
        ...eventsSaying('pay'),
        anEvent('console_error', 9_000, { console_error_data: { message: 'Again' } }),
        anEvent('console_error', 9_500, { console_error_data: { message: 'Again' } }),
      ],
      {
        comments: [{ timestamp: 4, author_email: 'bob@example.com', content: 'Nothing\nhappens' }],
        metadata: { browser: 'Chrome', browserVersion: '140.0' },
        flowUrl: 'https://flowlens.example/flowlens/flow/1',
      },
    );

    expect(report).toMatchInlineSnapshot(`
      "# Bug report

      Recording: <https://flowlens.example/flowlens/flow/1>

      ## Report

          Title: Checkout answers 500
          Description: Paying fails.
          Reporter: Ann Archer
          Recorded: 2026-03-02T09:14:18.000Z
          Length: 0:12

      ## Timeline

          0:00 navigation https://shop.example/pay
          0:01 dom_action xpay "pay" = "pay"
          0:02 network POSTPAY https://shop.example/pay -> 500 in 300 ms
          0:03 network GET pay failed pay in 100 ms
          0:04 network GET https://shop.example/api no answer yet
          0:05 console_error Error pay
          0:06 local_storage kpay = pay
          0:06 local_storage kpay removed
          0:07 websocket wss://pay open, 0 sent, 0 received
          0:08 unknown zpay
          0:09 console_error Again (2 times, last at 0:09)

      ## Comments

          0:04 bob@example.com: Nothing happens

      ## Environment

          browser: Chrome 140.0
      "
    `);
  });

  it('reports a missing timeline', () => {
    expect(reportOf(null)).toContain('## Timeline\n\nNo timeline was recorded.\n');
  });

  it.each(HOSTILE_PAYLOADS.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'keeps recorded text in indented code: %s',
    (_name, text) => {
      const report = reportOf(eventsSaying(text), {
        flow: { ...FLOW, title: text, description: text, reporter: text },
        comments: [{ timestamp: 4, author_email: text, content: text }],
        metadata: { browser: text, os: text },
      });
      const outside = report.split('\n').filter((line) => line !== '' && !line.startsWith('    '));

      expect(
        outside.filter(
          (line) => !['# Bug report', '## Report', '## Timeline', '## Comments', '## Environment'].includes(line),
        ),
      ).toEqual([]);
      expect(report.split('\n').filter((line) => /^ {4}\d/.test(line))).toHaveLength(11);
      expect(report).not.toMatch(/[^\P{C}\n]|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/u);
    },
  );
});
