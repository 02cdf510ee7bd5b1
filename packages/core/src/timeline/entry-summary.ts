import { truncate } from '../player/truncate.js';
import type { DomTarget } from './event-types.js';
import type { DomActionEntry, TimelineEntry } from './timeline-entry.js';
import { urlPath } from './url-path.js';

const TARGET_TEXT_MAX_CHARS = 60;

/** What an entry is about in one line, e.g. `POST /api/checkout` or `click button "Pay"`. Empty when the recording says nothing. */
export function entrySummary(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'network':
      return `${entry.method} ${urlPath(entry.url)}`.trim();
    case 'websocket':
      return entry.url;
    case 'dom_action':
      return domActionSummary(entry);
    case 'console_error':
    case 'console_warn':
    case 'javascript_error':
      return firstLine(entry.message);
    case 'local_storage':
    case 'session_storage':
      return entry.key;
    case 'navigation':
      return entry.url;
    case 'unknown':
      return entry.type;
  }
}

function domActionSummary({ action, event }: DomActionEntry): string {
  const { target, final_value: finalValue } = event;
  const value = finalValue === undefined ? '' : `= ${quoted(finalValue)}`;
  return [action, target && targetSummary(target), value].filter(Boolean).join(' ');
}

function targetSummary({ tagName, textContent, id, className, type }: DomTarget): string {
  const element = tagName?.toLowerCase() ?? '';
  const text = textContent?.trim();
  if (text) return `${element} ${quoted(text)}`.trim();
  if (id) return `${element}#${id}`;
  const firstClass = className?.trim().split(/\s+/)[0];
  if (firstClass) return `${element}.${firstClass}`;
  return type ? `${element}[type=${type}]` : element;
}

function quoted(text: string): string {
  return `"${truncate(text.trim().replaceAll(/\s+/g, ' '), TARGET_TEXT_MAX_CHARS)}"`;
}

function firstLine(text: string): string {
  return text.trimStart().split(/\r?\n/, 1)[0]!.trimEnd();
}
