'use client';

import { formatDate, relativeTime } from '@flowlens/core/format';
import { useFlowLens } from '@flowlens/hooks';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { useNowMs } from './use-now-ms.js';

export interface RelativeTimeProps extends Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children' | 'title'> {
  /** ISO 8601. */
  date: string;
  /** Formats the difference of two times in epoch milliseconds. @default '2h ago' and similar */
  format?: ((thenMs: number, nowMs: number) => string) | undefined;
}

/**
 * Age of something. The date is its title on hover only, because formatting the first date takes longer than rendering
 * a gallery. A server, whose clock differs, renders the date itself.
 */
export function RelativeTime({ date, format, onPointerEnter, ...rest }: RelativeTimeProps) {
  const { locale, timeZone } = useFlowLens();
  const m = useMessages('common');
  const nowMs = useNowMs();
  const [pointed, setPointed] = useState(false);

  const absolute = () => formatDate(date, { locale, timeZone: timeZone ?? (nowMs === null ? 'UTC' : undefined) });
  const sayAgo = format ?? ((thenMs: number, now: number) => m.relativeTime(relativeTime(thenMs, now)));
  return (
    <time
      {...rest}
      dateTime={date}
      title={pointed ? absolute() : undefined}
      onPointerEnter={(event) => {
        setPointed(true);
        onPointerEnter?.(event);
      }}
    >
      {nowMs === null ? absolute() : sayAgo(Date.parse(date), nowMs)}
    </time>
  );
}
