import { describe, expect, it } from 'vitest';
import { buildTimelineEntries } from '../../index/build-timeline-entries.js';
import { anEvent, aRequest, aResponse } from '../../test-support/event-builders.js';
import { HOSTILE_PAYLOADS } from '../../test-support/hostile-payloads.js';
import { explainIncidents } from './explain-incidents.js';
import { incidentSummary, incidentText } from './incident-summary.js';

/** A failed payment in which all recorded text is the given one. */
function reportSaying(text: string) {
  const entries = buildTimelineEntries([
    anEvent('dom_action', 1_000, { action_type: 'click', target: { tagName: 'BUTTON', textContent: text } }),
    aRequest(2_000, 'a', { method: 'POST', url: `https://shop.example/pay?${text}` }),
    aResponse(2_040, 'a', {
      status: 500,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: text }),
    }),
  ]);
  return explainIncidents(entries, (id) => entries.find((entry) => entry.id === id));
}

describe('incidentSummary', () => {
  it('writes title, cause, steps and the link to the moment', () => {
    const url = 'https://flowlens.example/flowlens/flow/1?t=2';

    expect(incidentSummary({ title: 'Checkout fails', report: reportSaying('No stock'), url })).toMatchInlineSnapshot(`
      "\`\`\`\`\`text
      Checkout fails
      \`\`\`\`\`

      **What went wrong**

      \`\`\`\`\`text
      0:02 POST https://shop.example/pay?No stock -> 500 in 40 ms
           No stock
      \`\`\`\`\`

      **Steps before it**

      \`\`\`\`\`text
      0:01 clicked button "No stock"
      \`\`\`\`\`

      Recording: <https://flowlens.example/flowlens/flow/1?t=2>
      "
    `);
  });

  it('says so when nothing went wrong', () => {
    const report = explainIncidents([], () => null);

    expect(incidentSummary({ title: 'Fine', report })).toBe(
      '`````text\nFine\n`````\n\nNothing went wrong in the recording.\n',
    );
  });

  it.each(HOSTILE_PAYLOADS)('keeps recorded text inside its fences: %j', (text) => {
    const fences = incidentSummary({ title: text, report: reportSaying(text) })
      .split('\n')
      .filter((line) => /^ {0,3}`{5}/.test(line));

    expect(fences).toEqual(['`````text', '`````', '`````text', '`````', '`````text', '`````']);
  });
});

describe('incidentText', () => {
  it('writes causes and steps without Markdown', () => {
    expect(incidentText(reportSaying('No stock'))).toBe(
      [
        'What went wrong:',
        '0:02 POST https://shop.example/pay?No stock -> 500 in 40 ms',
        '     No stock',
        '',
        'Steps before it:',
        '0:01 clicked button "No stock"',
      ].join('\n'),
    );
  });

  it('is empty when nothing went wrong', () => {
    expect(incidentText(explainIncidents([], () => null))).toBe('');
  });
});
