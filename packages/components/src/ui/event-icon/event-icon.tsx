import type { EntryKind } from '@flowlens/core';
import { clsx } from 'clsx/lite';
import {
  ArrowUpDown,
  Box,
  Bug,
  Cable,
  CircleHelp,
  CircleX,
  Compass,
  Database,
  type IconNode,
  MousePointerClick,
  TriangleAlert,
} from 'lucide';
import { Icon } from '../icon/icon.js';

const ICONS: Record<EntryKind, IconNode> = {
  network: ArrowUpDown,
  websocket: Cable,
  dom_action: MousePointerClick,
  console_error: CircleX,
  console_warn: TriangleAlert,
  javascript_error: Bug,
  local_storage: Database,
  session_storage: Box,
  navigation: Compass,
  unknown: CircleHelp,
};

export interface EventIconProps {
  kind: EntryKind;
  /** Pixels. @default 14 */
  size?: number | undefined;
  className?: string | undefined;
}

/** The icon of a kind of event in its hue. Decorative: its name must stand beside it. */
export function EventIcon({ kind, size = 14, className }: EventIconProps) {
  return <Icon of={ICONS[kind]} className={clsx('fl-event-icon', className)} data-kind={kind} size={size} />;
}
