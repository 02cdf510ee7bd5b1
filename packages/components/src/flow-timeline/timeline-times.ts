'use client';

import { createContext, useContext } from 'react';
import { formatOffset } from './format-offset.js';

/** Format of the time column: time since the start of the recording, or time of day. */
export type TimelineTimeFormat = 'recording' | 'clock';

interface EventTimes {
  timeMs: number;
  timestamp: number | null;
}

export type WriteTime = (times: EventTimes) => string;

/** Formatter for the times in rows of the nearest `FlowTimeline`. */
export const TimelineTimesContext = createContext<WriteTime>(writeOffset);

export const useWriteTime = (): WriteTime => useContext(TimelineTimesContext);

/** Formats times as chosen. A time of day needs a locale and a time zone; an event without one shows a dash. */
export function writeTimes(format: TimelineTimeFormat, locale: string, timeZone: string | undefined): WriteTime {
  if (format === 'recording') return writeOffset;
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    timeZone,
  });
  return ({ timestamp }) => (timestamp !== null && Math.abs(timestamp) <= MAX_DATE_MS ? clock.format(timestamp) : '–');
}

function writeOffset({ timeMs }: EventTimes): string {
  return formatOffset(timeMs);
}

/** Limit of a `Date`; a file may hold any number. */
const MAX_DATE_MS = 8.64e15;
