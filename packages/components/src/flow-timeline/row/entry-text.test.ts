import { en } from '@flowlens/core/messages';
import type { TimelineEvent } from '@flowlens/core/recorded';
import { buildTimelineEntries } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { entryText } from './entry-text.js';

const field = { tagName: 'INPUT', id: 'city' };
const page = { tagName: 'HTML', textContent: 'All the text of the page' };

function textOf(action: string, fields: Partial<TimelineEvent>): string[] {
  const event = { type: 'dom_action', relative_time_ms: 0, action_type: action, ...fields } as TimelineEvent;
  return buildTimelineEntries([event]).map((entry) => entryText(entry, en.timeline));
}

describe('entryText', () => {
  it.each([
    ['click', { target: { tagName: 'BUTTON', textContent: 'Pay €86' } }, 'Clicked button "Pay €86"'],
    ['click', { target: { tagName: 'A', textContent: 'Shop' } }, 'Clicked link "Shop"'],
    ['click', { target: { tagName: 'A', id: 'shop' } }, 'Clicked a#shop'],
    ['input', { target: field, final_value: 'Bern' }, 'Entered “Bern” in input#city'],
    ['input', { target: field }, 'Changed input#city'],
    ['keydown_session', { target: field, final_value: '[19 keys]' }, 'Typed “[19 keys]” in input#city'],
    ['input', { target: field, final_value: 'x'.repeat(80) }, `Entered “${'x'.repeat(60)}…” in input#city`],
    ['keydown_session', { target: field }, 'Typed in input#city'],
    ['scroll', { target: page, final_value: '0, 360' }, 'Scrolled the page'],
    ['scroll', { target: { tagName: 'DIV', id: 'list' } }, 'Scrolled div#list'],
    ['submit', { target: { tagName: 'FORM', id: 'pay', textContent: 'Name' } }, 'Submitted form#pay'],
    ['pinch', { target: field }, 'pinch input#city'],
    ['click', { target: { tagName: 'BUTTON', textContent: '\u202eyaP\u202c' } }, 'Clicked button "yaP"'],
    ['click', {}, 'click'],
  ])('describes a %s', (action, fields, expected) => {
    expect(textOf(action, fields)).toEqual([expected]);
  });
});
